import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { useIsCartInitiating } from '#src/cart/use-cart.ts'
import { housePictureSize } from '#src/lib/house-pictures.ts'
import { paths } from '#src/lib/paths.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { PersonalFrame, RequireSession } from '#src/session/RequireSession.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import section from '#ui/styles/section.module.css'
import { CartInSight } from './CartInSight.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import { type CheckoutSnapshot, useCheckout } from './use-checkout.ts'

const NoBooking = () => null

/** Without its script the page is what it was: nobody who checks out waits for it. */
const HeldBooking = lazy(async () => ({
  default: await import('./HeldBooking.tsx').then(
    (part) => part.HeldBooking,
    () => NoBooking,
  ),
}))

const HEAD_PICTURE = 'files/images/banners/hero-river-morning.jpg'

const selectIsLoading = (snapshot: CheckoutSnapshot) => snapshot.hasTag('loading')
const selectIsEmpty = (snapshot: CheckoutSnapshot) => snapshot.context.lines.length === 0
const selectIsRedirecting = (snapshot: CheckoutSnapshot) => snapshot.matches('redirecting')
const selectIsProfileFailed = (snapshot: CheckoutSnapshot) => snapshot.matches('profileFailed')
const selectProblem = (snapshot: CheckoutSnapshot) => snapshot.context.problem

export default function CheckoutPage() {
  return (
    <>
      <header className={styles['head']}>
        <Picture path={HEAD_PICTURE} alt="" {...housePictureSize} sizes="100vw" isCover isUrgent />
        <div className={styles['scrim']} />
        <div className={classes(section['container'], styles['headText'])}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{siteTexts.titles.checkout}</h1>
          <p>{texts.lead}</p>
        </div>
      </header>
      <RequireSession isForNewcomers beside={<CartInSight />}>
        <OnceCartIsRead />
      </RequireSession>
    </>
  )
}

function OnceCartIsRead() {
  return useIsCartInitiating() ? <PersonalFrame /> : <CheckoutContent />
}

function CheckoutContent() {
  const checkout = useCheckout()
  const isLoading = useSelector(checkout, selectIsLoading)
  const isEmpty = useSelector(checkout, selectIsEmpty)
  const isRedirecting = useSelector(checkout, selectIsRedirecting)
  const isProfileFailed = useSelector(checkout, selectIsProfileFailed)
  const problem = useSelector(checkout, selectProblem)
  const searchPath = useSearchPath()

  // The cart is emptied while the browser is on its way to the payment page.
  if (isRedirecting) {
    return <EmptyState sentence={<output>{texts.redirecting}</output>}>{texts.redirectingNote}</EmptyState>
  }
  if (isEmpty) {
    return (
      <EmptyState sentence={texts.empty}>
        <Suspense fallback={null}>
          <HeldBooking />
        </Suspense>
        <Link className={buttonClass('outlined')} to={searchPath}>
          {texts.emptyAction}
        </Link>
        <Link className={buttonClass('text')} to={paths.orders()}>
          {texts.emptyOrders}
        </Link>
      </EmptyState>
    )
  }
  if (isLoading) return <PersonalFrame />
  if (isProfileFailed) {
    return (
      <EmptyState sentence={`${texts.profileFailed} ${problem ?? ''}`}>
        <Button onClick={() => checkout.send({ type: 'retry.pressed' })}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  return <CheckoutForm checkout={checkout} />
}
