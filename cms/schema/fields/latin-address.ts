/** Signs and the letters that spell them. */
const spelling = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))

const CONSONANTS = spelling(
  'কk খkh গg ঘgh ঙng চch ছchh জj ঝjh ঞn টt ঠth ডd ঢdh ণn তt থth দd ধdh নn পp ফf বb ভbh মm যj রr লl শsh ষsh সs হh' +
    ' \u09DCr \u09DDrh \u09DFy',
)
/** Vowels, their signs after a consonant, and what follows a vowel. */
const OTHERS = spelling(
  'অo আa ইi ঈi উu ঊu ঋri এe ঐoi ওo ঔou ৎt' +
    ' \u09BEa \u09BFi \u09C0i \u09C1u \u09C2u \u09C3ri \u09C7e \u09C8oi \u09CBo \u09CCou \u0982ng \u0983h',
)

/** Letters that Unicode takes apart into a letter and its dot. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['\u09A1\u09BC', '\u09DC'],
  ['\u09A2\u09BC', '\u09DD'],
  ['\u09AF\u09BC', '\u09DF'],
])

/** The address that a title gives: in small Latin letters, numbers and hyphens, also where the title is in Bangla. */
export function addressOf(title: string): string {
  const latin = title
    .normalize('NFC')
    .replaceAll(/[\u09A1\u09A2\u09AF]\u09BC/g, (letter) => WHOLE.get(letter) ?? letter)
    .replaceAll(/[\u09E6-\u09EF]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replaceAll(/[\u0980-\u09FF]/g, latinOf)
  return latin
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '')
}

const LONGEST = 60

/** A consonant before another one is spoken with an o between them. */
function latinOf(letter: string, place: number, text: string): string {
  const consonant = CONSONANTS.get(letter)
  if (consonant === undefined) return OTHERS.get(letter) ?? ''
  const next = text[place + 1] ?? ''
  return CONSONANTS.has(next) ? `${consonant}o` : consonant
}
