import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { render } from '#src/app/entry-server.tsx'

const { content } = createSeedContent()

async function read(path: string) {
  return render(new Request(`https://resort.example${path}`), {
    content,
    callApi: () => new Response(null, { status: 503 }),
    today: () => '2026-11-20',
    imageBase: '/',
  })
}

test.each([
  ['/package', 'Full Resort Package'],
  ['/convention', 'Convention Hall'],
  ['/swimmingpool', 'Swimming Pool'],
])('%s is in the HTML for everybody, and search engines may list it', async (path, title) => {
  const { body, head, isPersonal } = await read(path)

  expect(head).toContain(`<title>${title} - Best Luxury Resort`)
  expect(head).not.toContain('noindex')
  expect(isPersonal).toBe(false)
  expect(body).toMatch(/<h1>[^<]+<\/h1>/)
})

test('the hall shows how many it holds, and the pool that single visits are possible and packages include it', async () => {
  const hall = await read('/convention')
  const pool = await read('/swimmingpool')

  expect(hall.body).toContain('Up to 400 people')
  expect(pool.body).toContain('Single-use visits are possible')
  expect(pool.body).toContain('the pool is included')
})

test('who may ask for it is unknown to the server: it renders no form', async () => {
  const { body } = await read('/swimmingpool')

  expect(body).not.toContain('Book and pay')
})
