import { marked } from 'marked'

/** Chats and notes copy Markdown as plain text. */
const MARKS = [/^#{1,6} \S/m, /^ {0,3}(?:[-*+]|\d+[.)]) \S/m, /\*\*[^\s*][^*\n]*\*\*/, /\[[^\]\n]+\]\([^)\s]+\)/]

/** WhatsApp has marks of its own: one star for bold, where Markdown has two. */
const CHAT_MARK = /(?<![\p{L}\p{N}*_~])([*_~])(?=[^\s*_~])([^\n]*?[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu
const MARKDOWN_ALONE = /\*\*|^#{1,6} \S|\]\(/m

/** A line after an entry of a list would become a part of that entry. */
const LINE_AFTER_ENTRY = /^( {0,3}(?:[-*+]|\d+[.)]) .*)\n(?! {0,3}(?:[-*+]|\d+[.)]) )(?=\S)/gm

/** Markdown, or a text with the marks of WhatsApp, as HTML with its lines as they were; empty where a text has no marks. */
export function htmlOfMarkdown(text: string): string {
  const isOfChat = !MARKDOWN_ALONE.test(text) && text.search(CHAT_MARK) >= 0
  if (!isOfChat && !MARKS.some((mark) => mark.test(text))) return ''
  const markdown = isOfChat ? text.replaceAll(CHAT_MARK, markdownOfChat) : text
  return marked.parse(markdown.replaceAll(LINE_AFTER_ENTRY, '$1\n\n'), { async: false, breaks: true })
}

/** A text of the site has no struck words: they stay without their mark. */
function markdownOfChat(whole: string, sign: string, words: string): string {
  if (sign === '*') return `**${words}**`
  return sign === '~' ? words : whole
}
