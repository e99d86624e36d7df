import type { CommentSubject } from './contract.ts'

type Said = { author: string; email: string; text: string }

/** What the merchant is told of a new comment. An answer to the letter goes to whoever wrote the comment. */
export function letterOf({ author, email, text }: Said, post: CommentSubject, shopUrl: string) {
  const words = [
    `${author} comentou «${post.title}»:`,
    text,
    `O comentário só aparece na página depois que você o aprovar.\nTexto: ${shopUrl}${post.url}`,
  ]
  return {
    reply_to: email,
    subject: `Novo comentário em «${post.title}»`.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 300),
    text: words.join('\n\n'),
    html: words.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`).join(''),
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
