import { readLocalMoment } from '#kit/brazil/local-time.ts'

export type WritingStatus = 'publish' | 'future' | 'draft' | 'private' | 'trash'

export const STATUS_NAMES: Record<WritingStatus, string> = {
  publish: 'Publicado',
  future: 'Agendado',
  draft: 'Rascunho',
  private: 'Privado',
  trash: 'Na lixeira',
}

/** What the two kinds are called; they are edited alike. */
export const KINDS = {
  pages: {
    many: 'Páginas',
    fresh: 'Nova página',
    one: 'página',
    first: 'Criar uma página',
    none: 'Nenhuma página ainda. “Sobre nós” e “Trocas e devoluções” são um bom começo.',
  },
  posts: {
    many: 'Posts do blog',
    fresh: 'Novo post',
    one: 'post',
    first: 'Escrever um post',
    none: 'Nenhum post ainda. Conte a história de uma peça: quem lê volta.',
  },
} as const
export type Kind = keyof typeof KINDS

export const nameOf = ({ title }: { title: { raw: string } }) => title.raw || '(sem título)'

/** Whether what has this date would wait for it. The API tells and takes dates in the shop's own time. */
export const isToCome = (date: string, now: Date) => readLocalMoment(date).getTime() > now.getTime()

export const addressOf = (link: string) => new URL(link).pathname
