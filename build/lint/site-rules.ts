// Rules of this site that the linter does not bring.

import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<Extract<Rule, { create: unknown }>['create']>
type Parent = Parameters<NonNullable<Visitor['JSXElement']>>[0] | Parameters<NonNullable<Visitor['JSXFragment']>>[0]
type Child = Parent['children'][number]
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** What a child can be: an element or a text, that stays or that comes and goes. */
type Kind = 'element' | 'text' | 'coming element' | 'coming text' | 'nothing'

/**
 * A browser's translator puts elements in place of each text. React then throws where it removes that text, or inserts something before it,
 * and the whole page is lost. Such a text is in an element of its own, which React finds again.
 */
const translatedText: Rule = {
  meta: {
    messages: {
      bare: 'Put this text into an element of its own: a translator replaces it, and React loses its place.',
    },
  },
  create(context) {
    const source = context.sourceCode.text

    function check({ type, children }: Parent): void {
      const shown = children
        .map((node) => ({ node, kind: kindOf(node, source) }))
        .filter(({ kind }) => kind !== 'nothing')
      for (const [index, { node, kind }] of shown.entries()) {
        const before = shown[index - 1]?.kind
        const isInsertedBefore = kind === 'text' && (before === 'coming element' || before === 'coming text')
        // An element clears its only text as a whole; a fragment has no place of its own.
        const isRemoved = kind === 'coming text' && (shown.length > 1 || type === 'JSXFragment')
        if (isInsertedBefore || isRemoved) context.report({ node, messageId: 'bare' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

function kindOf(child: Child, source: string): Kind {
  if (child.type === 'JSXText') return /\S/.test(child.value) ? 'text' : 'nothing'
  return child.type === 'JSXExpressionContainer' ? kindOfExpression(child.expression, source) : 'element'
}

function kindOfExpression(expression: Expression, source: string): Kind {
  const kindOfPart = (part: Expression) => kindOfExpression(part, source)
  switch (expression.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'Literal':
      return expression.value === null || !/\S/.test(String(expression.value)) ? 'nothing' : 'text'
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'text'
    case 'Identifier':
      if (expression.name === 'undefined') return 'nothing'
      return isNodeProp(expression.name, source) ? 'element' : 'text'
    case 'MemberExpression':
      return TEXT_NAME.test(source.slice(...expression.range)) ? 'text' : 'element'
    case 'CallExpression':
      if (source.slice(...expression.callee.range).endsWith('.map')) return 'coming element'
      return TEXT_NAME.test(source.slice(...expression.callee.range)) ? 'text' : 'element'
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? oneOf(kindOfPart(expression.right), 'nothing')
        : kindOfPart(expression.right)
    case 'ConditionalExpression':
      return oneOf(kindOfPart(expression.consequent), kindOfPart(expression.alternate))
    default:
      return 'element'
  }
}

/** How this project names what is a text: `texts.lead`, `daysText(…)`, `formatTaka(…)`. */
const TEXT_NAME = /texts?\b|Text$|^(?:format|show)/

/** A prop that its file declares as a node may be an element. */
function isNodeProp(name: string, source: string): boolean {
  return name === 'children' || new RegExp(`\\b${name}\\??: ReactNode`).test(source)
}

/** What a place can hold that holds one or the other. */
function oneOf(kind: Kind, other: Kind): Kind {
  if (kind === other) return kind === 'element' ? 'coming element' : kind
  return [kind, other].some((one) => one === 'text' || one === 'coming text') ? 'coming text' : 'coming element'
}

/** What the contract words for messages: there a sum is one of plain signs, and a line may end within it. */
const PLAIN = new Set(['formatTaka', 'formatPaisa', 'timeText', 'momentText'])

/** A line does not end between BDT and its sum, or between a time and its pm. */
const unbrokenFigures: Rule = {
  meta: {
    messages: { figure: 'Sums and times come from ui/lib/figures.ts or ui/values.tsx, which keep them on one line.' },
  },
  create(context) {
    const source = context.sourceCode.text
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '#contract/wording/format.ts') return
        const isPlain = node.specifiers.some(({ local }) => PLAIN.has(local.name))
        if (isPlain) context.report({ node, messageId: 'figure' })
      },
      JSXText(node) {
        if (/BDT\s*$/.test(node.value)) context.report({ node, messageId: 'figure' })
      },
      TemplateLiteral(node) {
        const isSum = node.quasis.slice(0, -1).some(({ value }) => value.raw.endsWith('BDT '))
        const isKept = source.slice(0, node.range[0]).endsWith('unbroken(')
        if (isSum && !isKept) context.report({ node, messageId: 'figure' })
      },
    }
  },
}

/** A comment without a subject leans on its neighbour and must be read twice. */
const commentSubject: Rule = {
  meta: {
    messages: { subject: "Begin the comment with the thing's name or a verb: it is read without its neighbours." },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isDoc = comment.type === 'Block' && comment.value.startsWith('*')
          const hasNone = /^\**\s+(?:\*\s+)?(?:Of|By|The same|What of)\b/.test(comment.value)
          if (isDoc && hasNone) context.report({ loc: comment.loc, messageId: 'subject' })
        }
      },
    }
  },
}

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'site' },
  rules: { 'translated-text': translatedText, 'unbroken-figures': unbrokenFigures, 'comment-subject': commentSubject },
}

// oxlint-disable-next-line import/no-default-export -- the linter takes a plugin by its default export
export default plugin
