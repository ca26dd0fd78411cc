import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Spinner } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { brand } from '../brand.ts'
import { pages, type DeskPage } from '../pages.ts'
import { useMember } from '../session/use-desk.ts'
import { texts } from '../texts.ts'
import { PageBoundary } from './PageBoundary.tsx'
import styles from './frame.module.css'
import { mayOpen } from './may-open.ts'

const routes = pages.map((page) => ({
  page,
  Page: lazy(() => loadChunk(`desk/${page.path}`, page.load)),
}))

export function DeskPages() {
  const member = useMember()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // Another page: a screen reader begins to read it, and the keyboard goes on in it.
    if (shown.current !== pathname) main.current?.focus()
    shown.current = pathname
  }, [pathname])
  const shownPages = pages.filter((page) => !page.isHidden && mayOpen(page, member))
  const first = shownPages.find(({ isFirstFor }) => isFirstFor === member.Role) ?? shownPages[0]
  return (
    <main id="content" ref={main} className={styles['content']} tabIndex={-1}>
      <PageBoundary key={pathname}>
        <Suspense fallback={<Spinner />}>
          <Routes>
            {first && <Route index element={<Navigate to={`/${first.path}`} replace />} />}
            {routes.map(({ page, Page }) => (
              <Route
                key={page.path}
                path={page.path}
                element={
                  mayOpen(page, member) ? <Titled page={page} Page={Page} /> : <Elsewhere sentence={texts.notAllowed} />
                }
              />
            ))}
            <Route path="*" element={<Elsewhere sentence={texts.notFound} />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </main>
  )
}

function Titled({ page, Page }: { page: DeskPage; Page: (typeof routes)[number]['Page'] }) {
  return (
    <>
      <title>{`${page.title} · ${texts.frontDesk} · ${brand()}`}</title>
      <Page />
    </>
  )
}

function Elsewhere({ sentence }: { sentence: string }) {
  return (
    <EmptyState sentence={sentence}>
      <Link to="/">{texts.toFirstPage}</Link>
    </EmptyState>
  )
}
