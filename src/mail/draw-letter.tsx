import { renderToStaticMarkup } from 'react-dom/server'
import { namedDocument } from '#kit/brazil/documents.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { Brand } from './brand.ts'
import { foldLines } from './fold-lines.ts'
import type { Letter, Sender } from './letter.ts'
import { letterText } from './letter-text.ts'
import { LetterView } from './letter-view.tsx'

export type DrawnLetter = { subject: string; text: string; html: string }

/** A letter as the outbox keeps it: a subject of one line, plain text, and markup. */
export function drawLetter(letter: Letter, sender: Sender): DrawnLetter {
  const subject = letter.subject
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
  const markup = renderToStaticMarkup(<LetterView letter={{ ...letter, subject }} sender={sender} />)
  return {
    subject,
    text: foldLines(letterText(letter, sender)),
    html: foldLines(`<!doctype html>\n${markup.replaceAll(BLOCK_END, '$&\n').replaceAll(PREVIEW_FILLER, '$& ')}`),
  }
}

/** Between these no program shows a space. */
const BLOCK_END = /<\/(?:tr|td|table|p|h1|h2|div|head|title|style)>|<tbody>/g
/** What the library puts behind the text beside the subject, in one line that is too long: it may be folded here. */
const PREVIEW_FILLER = /(?:\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff){10}/g

/** `brand`: how the shop looks; those who write many kinds of letters get it from `createLetterSettings`. */
export function senderOf(
  { name, document, address, city, state, email, phone }: ShopInfo,
  shopUrl: string,
  brand?: Brand | undefined,
): Sender {
  const place = [address, city, state].filter((part) => part !== '').join(', ')
  return { name, document: namedDocument(document), address: place, email, phone, url: shopUrl, brand }
}
