import { Link, useLocation, useParams } from 'react-router-dom'
import { Problem } from '#contract/problem.ts'
import { type Invitation, InvitationToken, readInvitation } from '#contract/catalogue/reviews.ts'
import { monthText } from '#contract/wording/format.ts'
import { stayReviewMachine } from '#machines/stay-review.machine.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import { housePictureSize } from '#src/lib/house-pictures.ts'
import { paths } from '#src/lib/paths.ts'
import { useReading } from '#src/orders/use-reading.ts'
import { PersonalFrame } from '#src/session/RequireSession.tsx'
import { useApi, usePresence } from '#src/session/use-session.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { TextArea } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { Eyebrow } from '#ui/headings.tsx'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Spinner } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { phoneSizes } from '#ui/pictures/srcset.ts'
import section from '#ui/styles/section.module.css'
import { ScoreField } from './ScoreField.tsx'
import { createStayReviewActors } from './stay-review.actors.ts'
import styles from './StayReviewPage.module.css'
import { texts } from './texts.ts'

const words = texts.stay

/** Where the message leads that asks for a review: its holder writes one of each house of the stay, signed in or not. */
export default function StayReviewPage() {
  const { Code = '' } = useParams()
  const { hash } = useLocation()
  const token = InvitationToken.safeParse(hash.slice(1)).data
  const presence = usePresence()
  if (presence === 'unread') return <PersonalFrame />
  if (token === undefined) return <NotFoundPage />
  return (
    <div className={classes(section['container'], styles['page'])}>
      <InvitedStay key={`${Code} ${token}`} code={Code} token={token} />
    </div>
  )
}

type Opened = { code: string; token: string }

function InvitedStay({ code, token }: Opened) {
  const api = useApi()
  const { reading, readAgain, refresh } = useReading(`${code} ${token}`, (signal) =>
    api.call(readInvitation, { query: { Code: code, Token: token } }, { signal }),
  )
  if (reading.state === 'reading') {
    return (
      <p aria-busy="true">
        <Spinner label={words.reading} />
      </p>
    )
  }
  if (reading.state === 'failed') {
    const { error } = reading
    if (error instanceof Problem && (error.code === 'not_found' || error.code === 'malformed')) return <NotFoundPage />
    if (error instanceof Problem && error.code === 'link_expired') return <EmptyState sentence={words.expired} />
    return (
      <EmptyState sentence={words.failed}>
        <Button onClick={readAgain}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  const { FirstName, Houses } = reading.value
  return (
    <div className={styles['sheet']}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h1>{words.title(FirstName)}</h1>
      {Houses.map((house) => (
        <section key={house.Id} className={styles['house']} aria-label={house.Name}>
          {house.ImagePath !== null && (
            <div className={styles['picture']}>
              <Picture
                path={house.ImagePath}
                alt=""
                {...housePictureSize}
                sizes={`(min-width: 700px) 40rem, ${phoneSizes(100)}`}
                isCover
              />
            </div>
          )}
          <h2>{house.Name}</h2>
          <p className={styles['month']}>{words.you(monthText(house.StayedIn))}</p>
          {house.IsReviewed ? (
            <p role="status">
              {words.thanks}{' '}
              <Link to={paths.house(house.Permalink)} className={buttonClass('text')}>
                {words.see(house.Name)}
              </Link>
            </p>
          ) : (
            <HouseReview opened={{ code, token }} house={house} name={FirstName} onSent={refresh} />
          )}
        </section>
      ))}
    </div>
  )
}

const MAX_LETTERS = 2_000

type HouseReviewProps = { opened: Opened; house: Invitation['Houses'][number]; name: string; onSent: () => void }

function HouseReview({ opened, house, name, onSent }: HouseReviewProps) {
  const client = useApi()
  const storage = createBrowserStorage(() => localStorage)
  const review = useMachine(
    stayReviewMachine,
    () => createStayReviewActors({ client, storage, review: { ...opened, houseId: house.Id } }),
    { on: { 'form.sent': onSent } },
  )
  const { bind, change, fields, frame, problemAt } = useForm(review, words.problems)
  return (
    <ActionForm {...frame} action={texts.post}>
      <ScoreField value={fields.Score} problem={problemAt('Score')} onChange={(score) => change('Score', score)} />
      <TextArea
        label={texts.write}
        hint={words.hint(name, monthText(house.StayedIn))}
        required
        rows={5}
        maxLength={MAX_LETTERS}
        {...bind('Text')}
      />
    </ActionForm>
  )
}
