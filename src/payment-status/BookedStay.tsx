import { Link } from 'react-router-dom'
import type { SiteSettings } from '#cms/types.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { PaymentReport } from '#machines/payment-status.machine.ts'
import { useSettings, whatsAppUrl } from '#src/content/use-settings.ts'
import { paths } from '#src/lib/paths.ts'
import { daysText, dayText } from '#contract/wording/format.ts'
import { isOneStay } from '#contract/orders/booked-stays.ts'
import { placeTitle, whenOf } from '#contract/wording/order-words.ts'
import { OrderPicture } from '#src/orders/OrderPicture.tsx'
import { clockText, takaText } from '#ui/lib/figures.ts'
import { unbroken } from '#contract/wording/format.ts'
import { Code, Fact, PhoneLink, Sum } from '#ui/values.tsx'
import styles from './BookedStay.module.css'
import { texts } from './texts.ts'

const words = texts.booked

/** What a guest has just booked: where, when, what is paid, and how to get there. */
export function BookedStay({ order, report }: { order: Order; report: PaymentReport }) {
  const settings = useSettings()
  return (
    <div className={styles['stay']} data-booked>
      <OrderPicture order={order} sizes="(min-width: 760px) 780px, 100vw" className={styles['picture']} />
      <div className={styles['text']}>
        <h2>{headingOf(order)}</h2>
        <dl className={styles['facts']}>
          {order.Type === 'Room' ? (
            <StayFacts order={order} settings={settings} />
          ) : (
            <Fact name={words.time} value={unbroken(whenOf(order))} />
          )}
          {settings && <Fact name={words.address} value={settings.address} />}
          <Fact name={texts.order} value={<Code>{order.Code}</Code>} />
          <Fact name={texts.paidNow} value={<Sum taka={report.Amount} />} />
          {report.Due > 0 && <Fact name={texts.due} value={words.atResort(takaText(report.Due))} />}
        </dl>
        {settings && <Contact settings={settings} code={order.Code} />}
      </div>
    </div>
  )
}

/** The hours of one stay; of several each place with its own days. */
function StayFacts({ order, settings }: { order: Order; settings: SiteSettings | undefined }) {
  const { BookedPlaces: places, ReservationDate, ReleaseDate } = order
  if (isOneStay(order) && settings) {
    return (
      <>
        <Fact name={words.arrival} value={words.from(dayText(ReservationDate), clockText(settings.checkIn))} />
        <Fact name={words.departure} value={words.until(dayText(ReleaseDate), clockText(settings.checkOut))} />
        <Fact name={words.places} value={places.map(placeTitle).join(' · ')} />
      </>
    )
  }
  return (
    <>
      {places.map((place) => (
        <Fact
          key={[place.Name, place.Type, place.ReservationDate].join(' ')}
          name={placeTitle(place)}
          value={daysText(place.ReservationDate, place.ReleaseDate)}
        />
      ))}
      {settings && (
        <Fact
          name={words.hours}
          value={words.fromAndUntil(clockText(settings.checkIn), clockText(settings.checkOut))}
        />
      )}
    </>
  )
}

function headingOf({ Type, FirstName, BookedPlaces: [place, ...others] }: Order): string {
  if (Type !== 'Room') return words.occasions[Type](FirstName)
  if (!place || others.length > 0) return words.stay(FirstName)
  return place.Type === 'HOUSE'
    ? words.house(place.Name, FirstName)
    : words.rooms(place.Name, place.Quantity, FirstName)
}

function Contact({ settings, code }: { settings: SiteSettings; code: string }) {
  const whatsApp = whatsAppUrl(settings, words.question(code))
  return (
    <p className={styles['contact']}>
      <Link to={paths.contact()}>{words.map}</Link>
      {whatsApp !== undefined && (
        <a href={whatsApp} target="_blank" rel="noopener">
          {words.whatsApp}
        </a>
      )}
      <PhoneLink phone={settings.phone} />
    </p>
  )
}
