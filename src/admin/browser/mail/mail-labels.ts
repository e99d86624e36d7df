export type MailRecord = {
  id: number
  to: string
  subject: string
  status: 'waiting' | 'sent' | 'failed'
  created_at: string
  sent_at: string | null
}
export type MailDetails = MailRecord & {
  reply_to: string | null
  text: string
  html: string
  attempts: number
  error: string
  has_server: boolean
}

export const STATUS_WORDS: Record<MailRecord['status'], string> = {
  waiting: 'Na caixa de saída',
  sent: 'Enviado',
  failed: 'Não enviado',
}
export const STATUS_CHOICES = Object.entries(STATUS_WORDS).map(([id, name]) => ({ id, name }))
