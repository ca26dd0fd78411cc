import { type LoaderFunctionArgs, matchPath, NavLink, useLoaderData } from 'react-router-dom'
import type { PolicyName, RichText as Blocks, SiteSettings } from '#cms/types.ts'
import { contentHead } from '#src/content/content-head.ts'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { policyNavigation } from '#src/layout/navigation.ts'
import { paths } from '#src/lib/paths.ts'
import { RichText } from '#src/content/RichText.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { clockText } from '#ui/lib/figures.ts'
import { Alpona, PageTitle } from '#ui/headings.tsx'
import { showDate } from '#ui/dates/date-text.ts'
import styles from './PolicyPage.module.css'
import { texts } from './texts.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { PhoneLink } from '#ui/values.tsx'

const policies: readonly { name: PolicyName; path: string }[] = [
  { name: 'termsconditions', path: paths.terms() },
  { name: 'privacypolicy', path: paths.privacy() },
  { name: 'refund', path: paths.refund() },
]

/** The policies are the same page with other words. */
export async function load({ content }: Sources, { request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const found = policies.find(({ path }) => matchPath(path, pathname))
  if (!found) throw new Error(`${pathname} is no policy`)
  const [policy, { settings }] = await Promise.all([content(found.name), content('layout')])
  const sections = policy.sections.map((section) => ({ ...section, text: withHours(section.text, settings) }))
  return { policy: { ...policy, sections }, head: contentHead(policy.seo, found.path) }
}

/** A row of terms names an hour of the settings by `{check-in}` or `{check-out}`. */
function withHours(text: Blocks, { checkIn, checkOut }: Pick<SiteSettings, 'checkIn' | 'checkOut'>): Blocks {
  const filled = (words = '') =>
    words.replaceAll('{check-in}', clockText(checkIn)).replaceAll('{check-out}', clockText(checkOut))
  return text.map((block) =>
    block._type === 'termsTable' && block.terms
      ? { ...block, terms: block.terms.map((row) => ({ ...row, text: filled(row.text) })) }
      : block,
  )
}

export default function PolicyPage() {
  const { policy } = useLoaderData<typeof load>()
  const edit = useEditable(policy)
  return (
    <div className={styles['page']}>
      <PageTitle
        eyebrow={texts.eyebrow}
        title={policy.title}
        lead={policy.lead}
        marks={{ title: edit('title'), lead: edit('lead') }}
      >
        <p className={styles['updated']} {...edit('updated')}>
          {texts.updated(showDate(policy.updated))}
        </p>
      </PageTitle>
      <nav className={styles['others']} aria-label={texts.others}>
        {policyNavigation.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles['words']}>
        <Editable of={policy}>
          {policy.sections.map((section) => (
            <section key={section._key}>
              <h2 {...langOf(section.heading)} {...edit('sections', section, 'heading')}>
                {section.heading}
              </h2>
              <RichText text={section.text} at={['sections', section, 'text']} />
            </section>
          ))}
        </Editable>
        <Alpona />
        <Questions />
      </div>
    </div>
  )
}

/** Whom to ask, where a policy leaves a question. */
function Questions() {
  const settings = useSettings()
  const edit = useEditable(settings)
  if (!settings) return null
  return (
    <section className={styles['questions']}>
      <h2>{texts.questionsHeading}</h2>
      <p>{texts.questions}</p>
      <p className={styles['ways']}>
        <PhoneLink phone={settings.phone} {...edit('phone')} />
        <a href={`mailto:${settings.email}`} {...edit('email')}>
          {settings.email}
        </a>
      </p>
    </section>
  )
}
