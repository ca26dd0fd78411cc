import { useContext } from 'react'
import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable, PreviewStudio, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { paths } from '#src/lib/paths.ts'
import { RichText } from '#src/content/RichText.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { clockText } from '#ui/lib/figures.ts'
import { Eyebrow, Alpona } from '#ui/headings.tsx'
import { Slider } from '#ui/pictures/Slider.tsx'
import styles from './DinePage.module.css'
import { texts } from './texts.ts'
import type { Meal, Dish } from '#cms/types.ts'
import { MessageCircle, Phone } from 'lucide-react'
import { telephoneUrl } from '#ui/lib/phone.ts'
import { buttonClass } from '#ui/Button.tsx'
import { useSettings, whatsAppUrl } from '#src/content/use-settings.ts'

const slideSizes = '(min-width: 1288px) 1240px, (min-width: 700px) 100vw, 130vw'

export async function load({ content }: Sources) {
  const page = await content('dine')
  const [picture] = page.slides
  const first = picture && { picture, sizes: slideSizes }
  return { page, head: contentHead(page.seo, paths.dine(), first) }
}

export default function DinePage() {
  const { page } = useLoaderData<typeof load>()
  const edit = useEditable(page)
  const isPreview = useContext(PreviewStudio) !== undefined
  const slides = page.slides.map((picture, index) => ({
    key: picture._key,
    content: (
      <ContentPicture
        picture={picture}
        sizes={slideSizes}
        isCover
        isUrgent={index === 0}
        mark={edit('slides', picture)}
      />
    ),
  }))
  return (
    <Editable of={page}>
      <div className={styles['pictures']}>
        <Slider label={texts.pictures} slides={slides} autoplays={!isPreview} />
      </div>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1 {...langOf(page.heading)} {...edit('heading')}>
            {page.heading}
          </h1>
          <p {...langOf(page.lead)} {...edit('lead')}>
            {page.lead}
          </p>
        </div>
        <div className={styles['words']}>
          <RichText text={page.text} at={['text']} />
        </div>
      </header>
      {page.meals.length > 0 && <Hours meals={page.meals} />}
      {page.dishes.length > 0 && <Dishes heading={page.dishesHeading} dishes={page.dishes} />}
      <Reserve />
    </Editable>
  )
}

function Hours({ meals }: { meals: Meal[] }) {
  const edit = useEditable()
  return (
    <section className={styles['band']} aria-label={texts.hours}>
      <h2 className="visually-hidden">{texts.hoursHeading}</h2>
      <ul className={styles['meals']}>
        {meals.map((meal) => (
          <li key={meal._key}>
            <h3 {...langOf(meal.name)} {...edit('meals', meal, 'name')}>
              {meal.name}
            </h3>
            <p className={styles['time']}>
              <time dateTime={meal.from} {...edit('meals', meal, 'from')}>
                {clockText(meal.from)}
              </time>
              <span aria-hidden="true"> – </span>
              <span className="visually-hidden"> {texts.until} </span>
              <time dateTime={meal.to} {...edit('meals', meal, 'to')}>
                {clockText(meal.to)}
              </time>
            </p>
            <p {...langOf(meal.text)} {...edit('meals', meal, 'text')}>
              {meal.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dishes({ heading, dishes }: { heading: string; dishes: Dish[] }) {
  const edit = useEditable()
  return (
    <section className={styles['dishes']}>
      <header className={styles['dishesHead']}>
        <Alpona />
        <Eyebrow>{texts.dishes}</Eyebrow>
        <h2 {...langOf(heading)} {...edit('dishesHeading')}>
          {heading}
        </h2>
      </header>
      <ul className={styles['list']}>
        {dishes.map((dish) => (
          <li key={dish._key}>
            <h3 {...langOf(dish.name)} {...edit('dishes', dish, 'name')}>
              {dish.name}
            </h3>
            <p {...langOf(dish.text)} {...edit('dishes', dish, 'text')}>
              {dish.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tables are reserved by a message that is written already, or by phone. */
function Reserve() {
  const settings = useSettings()
  const whatsApp = settings && whatsAppUrl(settings, texts.tableMessage)
  const edit = useEditable(settings)
  return (
    <section className={styles['row']}>
      <div className={styles['panel']}>
        <div className={styles['text']}>
          <h2>{texts.reserveHeading}</h2>
          <p>{texts.reserve}</p>
        </div>
        <p className={styles['actions']}>
          {whatsApp !== undefined && (
            <a className={buttonClass('filled')} href={whatsApp} target="_blank" rel="noopener">
              <MessageCircle size={18} aria-hidden="true" /> {texts.askForTable}
            </a>
          )}
          {settings && (
            <a
              className={buttonClass(whatsApp === undefined ? 'filled' : 'outlined')}
              href={telephoneUrl(settings.phone)}
              {...edit('phone')}
            >
              <Phone size={18} aria-hidden="true" /> {texts.call(settings.phone)}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
