import { expect, test } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createPictureWarmer } from './picture-warmer.ts'

const pageOf = (...files: string[]) =>
  files.map((file) => `<picture><img srcSet="/files/${file}?w=2000 2000w" sizes="100vw"/></picture>`).join('')

const pages: Record<string, string> = {
  '/': pageOf('hero.jpg', 'tile.jpg'),
  '/room': pageOf('tile.jpg', 'room.jpg'),
  '/suits': pageOf('house.jpg'),
}

test('pictures are requested one after the other and once each, those of the home page first', async () => {
  const asked: string[] = []
  let underWay = 0
  let most = 0
  const { log, lines } = listeningLog()
  const warmer = createPictureWarmer({
    log,
    afterMs: 0,
    async ask(path) {
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      if (path in pages) return new Response(pages[path])
      asked.push(path)
      return new Response('a picture', { status: path.includes('room') ? 404 : 200 })
    },
  })

  await warmer.start()

  expect(asked).toEqual(['hero', 'tile', 'room', 'house'].map((name) => `/files/${name}.jpg?w=2000`))
  expect(most).toBe(1)
  expect(lines()).toMatchObject([{ pictures: 4, failed: 1, msg: 'the pictures of a first visit are made' }])
})

test('a server that stops begins no other picture', async () => {
  const asked: string[] = []
  const { log, lines } = listeningLog()
  const warmer = createPictureWarmer({
    log,
    afterMs: 0,
    ask(path) {
      if (path in pages) return new Response(pages[path])
      asked.push(path)
      void stop()
      return new Response('a picture')
    },
  })
  const stop = () => warmer.stop()

  await warmer.start()

  expect(asked).toEqual(['/files/hero.jpg?w=2000'])
  expect(lines()).toEqual([])
})

test('pages that break are logged, and break nothing else', async () => {
  const { log, lines } = listeningLog()
  const warmer = createPictureWarmer({
    log,
    afterMs: 0,
    ask() {
      throw new Error('no database')
    },
  })

  await warmer.start()

  expect(lines()).toMatchObject([{ msg: 'the pictures of a first visit are not made' }])
})

function listeningLog() {
  const written: unknown[] = []
  const destination = { write: (line: string) => void written.push(JSON.parse(line)) }
  return { log: createLog({ level: 'info', destination }), lines: () => written }
}
