import { useIsCartInitiating } from '#src/cart/use-cart.ts'
import { PersonalFrame, RequireSession } from '#src/session/RequireSession.tsx'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { classes } from '#src/ui/classes.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import section from '#src/ui/styles/section.module.css'
import { CheckoutDesk } from './CheckoutDesk.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'

export default function CheckoutPage() {
  return (
    <>
      <header className={styles['head']}>
        <div className={classes(section['container'], styles['headText'])}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{siteTexts.titles.checkout}</h1>
          <p>{texts.lead}</p>
        </div>
      </header>
      <RequireSession>
        <OnceCartIsRead />
      </RequireSession>
    </>
  )
}

function OnceCartIsRead() {
  return useIsCartInitiating() ? <PersonalFrame /> : <CheckoutDesk />
}
