import { renderToStaticMarkup } from 'react-dom/server'
import { namedDocument } from '#kit/brazil/documents.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { Letter, Sender } from './letter.ts'
import { letterText } from './letter-text.ts'
import { LetterView } from './letter-view.tsx'

export type DrawnLetter = { subject: string; text: string; html: string }

/** A letter as the outbox keeps it: a subject of one line, plain text, and markup. */
export function drawLetter(letter: Letter, sender: Sender): DrawnLetter {
  return {
    subject: letter.subject
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 300),
    text: letterText(letter, sender),
    html: `<!doctype html>${renderToStaticMarkup(<LetterView letter={letter} sender={sender} />)}`,
  }
}

export function senderOf({ name, document, address, city, state, email, phone }: ShopInfo, shopUrl: string): Sender {
  const place = [address, city, state].filter((part) => part !== '').join(', ')
  return { name, document: namedDocument(document), address: place, email, phone, url: shopUrl }
}
