import { expect, test } from 'vitest'
import { applyForJob, MAX_CV_BYTES } from '#contract/site/careers.ts'
import { refusedBy, shareTestApi } from '#tests/support/api-of-file.ts'
import { aCvForm, aDocx, anOleFile, aPdf, aZip, type CvForm } from '#tests/support/cvs.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const api = shareTestApi()

const send = (body: FormData, caller = {}) => api.raw(applyForJob.path, { method: 'POST', body }, caller)

async function rows() {
  return {
    applications: await api.deps.db.query('select name, phone, file_name, file_type, received_at from job_application'),
    mails: await api.deps.db.query('select channel, recipient, body from outbox'),
    activities: await api.deps.db.query('select * from activity order by activity_id'),
  }
}

const refused = (submit: () => Promise<Answer>) => refusedBy(submit, rows)

test('a CV is stored as it came, and the resort is notified', async () => {
  const answer = await send(aCvForm({ name: '../My CV.pdf' }))

  expect(answer).toMatchObject({ status: 200, IsError: false, Data: null })
  const { applications, mails } = await rows()
  expect(applications).toEqual([
    { name: 'Rahima Khatun', phone: '01712345678', file_name: 'My CV.pdf', file_type: 'pdf', received_at: START },
  ])
  const [row] = await api.deps.db.query<{ content: Uint8Array }>('select content from job_application')
  expect(Buffer.from(row?.content ?? []).equals(aPdf)).toBe(true)
  expect(mails).toEqual([
    { channel: 'email', recipient: 'stay@resort.test', body: expect.stringContaining('Rahima Khatun') },
  ])
})

test.each([
  ['doc', anOleFile('WordDocument')],
  ['docx', aDocx],
  ['pdf', Buffer.concat([aPdf, Buffer.alloc(MAX_CV_BYTES - aPdf.length)])],
])('a %s of up to 5 MB is accepted under any name', async (type, content) => {
  const answer = await send(aCvForm({ content, name: 'cv.txt' }))

  expect(answer.status).toBe(200)
  expect((await rows()).applications).toMatchObject([{ file_type: type, file_name: `cv.${type}` }])
})

test('an archive called cv.pdf is refused', async () => {
  const answer = await refused(() => send(aCvForm({ content: aZip('cv.pdf') })))

  const Msg = 'Please send your CV as a PDF, DOC or DOCX file'
  expect(answer).toMatchObject({ status: 422, Code: 'file_refused', Msg })
})

test.each([
  ['a little', 1],
  ['far', 1024 * 1024],
])('a CV that is %s too large is refused', async (_, more) => {
  const content = Buffer.concat([aPdf, Buffer.alloc(MAX_CV_BYTES - aPdf.length + more)])

  const answer = await refused(() => send(aCvForm({ content })))

  expect(answer).toMatchObject({ status: 413, Code: 'body_too_large', Msg: 'A CV may have at most 5 MB' })
})

test.each<[string, CvForm, string]>([
  ['no name and phone', { fields: { Name: '', Phone: '' } }, 'Name, Phone are required.'],
  ['no file chosen', { content: Buffer.alloc(0), name: '' }, 'CV is required.'],
])('%s is named', async (_, form, Msg) => {
  expect(await refused(() => send(aCvForm(form)))).toMatchObject({ status: 422, Code: 'fields_missing', Msg })
})

function twice(field: string): FormData {
  const form = aCvForm()
  form.append(field, 'again')
  return form
}

test.each<[string, () => FormData]>([
  ['a field too many', () => aCvForm({ fields: { Salary: '1' } })],
  ['a name given twice', () => twice('Name')],
  ['a second file', () => twice('File')],
  ['too long a name', () => aCvForm({ fields: { Name: 'x'.repeat(121) } })],
  ['a name of two lines', () => aCvForm({ fields: { Name: 'Rahima\nBcc: all@example.com' } })],
  ['an ActivityId that is not a UUID', () => aCvForm({ fields: { ActivityId: 'again' } })],
])('%s is malformed', async (_, form) => {
  expect(await refused(() => send(form()))).toMatchObject({ status: 400, Code: 'malformed' })
})

test.each([
  ['JSON', 'application/json', '{}'],
  ['a form without files', 'application/x-www-form-urlencoded', 'Name=Rahima'],
  ['a form without an end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="Name"'],
  ['a form without a boundary', 'multipart/form-data', 'Name'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('%s is malformed', async (_, type, body) => {
  const answer = await refused(() =>
    api.raw(applyForJob.path, { method: 'POST', body, headers: { 'content-type': type } }),
  )

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('one address cannot flood the resort, not even with what is refused', async () => {
  const nothing = () => aCvForm({ content: Buffer.alloc(0) })
  for (let sent = 0; sent < api.deps.limits.applicationsPerAddress.count; sent += 1) await send(nothing())

  const answer = await refused(() => send(aCvForm()))

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect((await send(aCvForm(), { address: '198.51.100.4' })).status).toBe(200)
})

test.each([
  'multipart/form-data; x-boundary=other; boundary=parts',
  'multipart/form-data; x="boundary=other"; boundary=parts',
  'multipart/form-data; boundary="parts"',
  'multipart/form-data; boundary=parts',
])(
  'a form of too many parts is refused before it is taken apart, by the boundary that parts them: %s',
  async (type) => {
    const part = (index: number) => `--parts\r\nContent-Disposition: form-data; name="more${index}"\r\n\r\n\r\n`
    const body = `${Array.from({ length: 30 }, (_, index) => part(index)).join('')}--parts--\r\n`

    const answer = await refused(() =>
      api.raw(applyForJob.path, { method: 'POST', body, headers: { 'content-type': type } }),
    )

    expect(answer).toMatchObject({ status: 400, Code: 'malformed', Msg: 'The form has too many parts' })
  },
)
