import { marked } from 'marked'

/** Chats and notes copy Markdown as plain text. */
const MARKS = [/^#{1,6} \S/m, /^ {0,3}(?:[-*+]|\d+[.)]) \S/m, /\*\*[^\s*][^*\n]*\*\*/, /\[[^\]\n]+\]\([^)\s]+\)/]

/** Markdown as HTML; empty where a text has no marks of it. */
export function htmlOfMarkdown(text: string): string {
  return MARKS.some((mark) => mark.test(text)) ? marked.parse(text, { async: false }) : ''
}
