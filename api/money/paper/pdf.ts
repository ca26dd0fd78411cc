import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sheet } from '#contract/money/paper.ts'
import { isAnyUndrawn, printable } from './printable.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'

type Page = PDFKit.PDFDocument

const MARGIN = 48
/** A4 in points. */
const WIDTH = 595.28 - 2 * MARGIN
const GAP = 14

const NUMBERS = 72
const TEXT = 165

const SIDES = { left: MARGIN, right: MARGIN }
const WHOLE = { size: 'A4', margins: { ...SIDES, top: MARGIN, bottom: MARGIN } } as const
/** As wide as a whole one. */
const HALF = { size: 'A5', layout: 'landscape', margins: { ...SIDES, top: 24, bottom: 22 } } as const
/** How many facts half a sheet has room for. */
const FEW = 7

function isHalfASheet({ Kind, Facts }: Sheet): boolean {
  return Kind === 'receipt' && Facts.length <= FEW
}

/** A sheet as an A4 page, or several. Loaded when the first one is wanted: the library takes a moment. */
export async function pdfOf({ paper: words }: Texts, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit')
  const fonts = await readFonts()
  const page = new PdfDocument({
    ...(isHalfASheet(sheet) ? HALF : WHOLE),
    bufferPages: true,
    info: { Title: words.headlines(sheet).title, Author: sheet.Letterhead.Name },
  })
  for (const [name, font] of fonts) page.registerFont(name, font)
  const chunks: Buffer[] = []
  const isWritten = new Promise((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', resolve)
    page.on('error', reject)
  })
  draw(page, words, sheet)
  numberPages(page)
  page.end()
  await isWritten
  return new Uint8Array(Buffer.concat(chunks))
}

function draw(page: Page, words: Texts['paper'], sheet: Sheet): void {
  const { Kind, Letterhead, Facts, Tables, Sums, Closing } = sheet
  const { title, subtitle } = words.headlines(sheet)
  write(page, Letterhead.Name, { size: 16, isBold: true })
  for (const text of words.letterhead(Letterhead)) write(page, text, { size: 9 })
  rule(page)
  write(page, title, { size: 14, isBold: true })
  write(page, subtitle, { size: 9 })
  page.y += GAP / 2
  for (const { Name, Value } of Facts) row(page, [Name, Value], { columns: [130, WIDTH - 130], numbersFrom: 2 })
  const size = Tables.some(({ Head }) => Head.length > 3) ? 8.5 : 10
  for (const { TextColumns: numbersFrom, Head, Rows } of Tables) {
    page.y += GAP
    const others = Head.slice(1).map((_, index) => (index + 1 < numbersFrom ? TEXT : NUMBERS))
    const columns = [others.reduce((left, width) => left - width, WIDTH), ...others]
    row(page, Head, { columns, isBold: true, numbersFrom, size })
    for (const cells of Rows) row(page, cells, { columns, numbersFrom, size })
  }
  page.y += GAP
  for (const { Name, Value, IsTotal } of Sums) {
    row(page, ['', Name, Value], { columns: [WIDTH - 300, 170, 130], isBold: IsTotal, numbersFrom: 2 })
  }
  if (words.signatures[Kind] === '') {
    page.y += GAP
    write(page, Closing, { size: 10 })
  } else sign(page, words.signatures[Kind], Closing)
  if (isAnyUndrawn(sheet)) write(page, words.leftOut, { size: 9 })
}

function bottomOf(page: Page): number {
  return page.page.height - page.page.margins.bottom
}

const SIGNATURE = 170
/** What a hand needs above the line, with the space next to the sums. */
const PEN = 26

/** A line for a pen, with what is signed, and next to that the last words: half a sheet has no room for them below. */
function sign(page: Page, text: string, closing: string): void {
  if (page.y + PEN + 2 * GAP > bottomOf(page)) page.addPage()
  page.y += PEN
  line(page, SIGNATURE, 0.5)
  page.y += 3
  row(page, [text, closing], { columns: [SIGNATURE + GAP, WIDTH - SIGNATURE - GAP], size: 9, numbersFrom: 2 })
}

/** '2 / 3', where there are several. */
function numberPages(page: Page): void {
  const { count } = page.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index)
    // What is written into the margin would otherwise begin another page.
    page.y = page.page.height - page.page.margins.bottom / 2 - 6
    page.page.margins.bottom = 0
    put(page, `${index + 1} / ${count}`, { x: MARGIN, width: WIDTH, size: 8.5, isBold: false, isNumber: true })
  }
}

type Look = { size?: number; isBold?: boolean }

function write(page: Page, text: string, { size = 10, isBold = false }: Look): void {
  if (text === '') return
  put(page, text, { x: MARGIN, width: WIDTH, size, isBold })
}

type RowLook = Look & { columns: readonly number[]; numbersFrom: number }

/** Cells next to each other, as high as the highest; those from `numbersFrom` on are numbers, which end at the same place. */
function row(page: Page, cells: readonly string[], { columns, isBold = false, numbersFrom, size = 10 }: RowLook): void {
  const heights = cells.map((text, index) => heightOf(page, text, { width: (columns[index] ?? 0) - 8, size, isBold }))
  const height = Math.max(...heights)
  if (page.y + height > bottomOf(page)) page.addPage()
  const top = page.y
  let x = MARGIN
  for (const [index, text] of cells.entries()) {
    const width = (columns[index] ?? 0) - 8
    page.y = top
    put(page, text, { x, width, size, isBold, isNumber: index >= numbersFrom })
    x += columns[index] ?? 0
  }
  page.y = top + height + 2
}

function rule(page: Page): void {
  page.y += 6
  line(page, WIDTH, 1)
  page.y += GAP
}

function line(page: Page, length: number, thickness: number): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + length, page.y)
    .lineWidth(thickness)
    .stroke()
}

type Place = { x: number; width: number; size: number; isBold: boolean; isNumber?: boolean }

/** Writes a text in the fonts of its letters. Numbers are in one font, and end at the right. */
function put(page: Page, value: string, { x, width, size, isBold, isNumber = false }: Place): void {
  const text = printable(value)
  const runs = runsOf(text)
  if (isNumber || runs.length < 2) {
    page.font(fontName(runs[0]?.script ?? 'latin', isBold)).fontSize(size)
    page.text(text, x, page.y, { width, align: isNumber ? 'right' : 'left' })
    return
  }
  for (const [index, run] of runs.entries()) {
    page.font(fontName(run.script, isBold)).fontSize(size)
    const options = { width, continued: index < runs.length - 1 }
    if (index === 0) page.text(run.text, x, page.y, options)
    else page.text(run.text, options)
  }
}

function heightOf(page: Page, value: string, { width, size, isBold }: Look & { width: number }): number {
  const text = printable(value)
  page.font(fontName(runsOf(text)[0]?.script ?? 'latin', isBold === true)).fontSize(size ?? 10)
  return page.heightOfString(text === '' ? ' ' : text, { width })
}

type Script = 'bengali' | 'latin' | 'latin-ext'

/** Letters of the same font, in turn. Spaces and signs go with the letters before them. */
function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = scriptOf(character) ?? last?.script ?? 'latin'
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

/** Undefined for what each font has: spaces, and the joiners that Bangla is written with. */
function scriptOf(character: string): Script | undefined {
  if (/[\s\u200c\u200d]/u.test(character)) return undefined
  if (/[\u0964\u0965\u0980-\u09ff]/u.test(character)) return 'bengali'
  return /[\u0100-\u024f\u1e00-\u1eff]/u.test(character) ? 'latin-ext' : 'latin'
}

type FontName = `${Script}-${'regular' | 'bold'}`

function fontName(script: Script, isBold: boolean): FontName {
  return `${script}-${isBold ? 'bold' : 'regular'}`
}

/** One family draws both scripts; the library embeds what a sheet uses, but not from WOFF2 or variable fonts. */
const fontFiles: Readonly<Record<FontName, string>> = {
  'bengali-regular': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-bengali-400-normal.woff'),
  'bengali-bold': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-bengali-600-normal.woff'),
  'latin-regular': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-latin-400-normal.woff'),
  'latin-bold': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-latin-600-normal.woff'),
  'latin-ext-regular': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-latin-ext-400-normal.woff'),
  'latin-ext-bold': import.meta.resolve('@fontsource/anek-bangla/files/anek-bangla-latin-ext-600-normal.woff'),
}

let fonts: Promise<Map<string, Buffer>> | undefined

/** Fonts by name, read once. */
function readFonts(): Promise<Map<string, Buffer>> {
  fonts ??= Promise.all(
    Object.entries(fontFiles).map(async ([name, url]) => [name, await readFile(fileURLToPath(url))] as const),
  ).then((entries) => new Map(entries))
  return fonts
}
