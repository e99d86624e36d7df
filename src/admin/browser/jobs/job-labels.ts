export type JobRecord = {
  id: number
  kind: string
  ref: string | null
  status: 'waiting' | 'running' | 'done' | 'dead'
  attempts: number
  max_attempts: number
  error: string
  run_at: string
  created_at: string
  finished_at: string | null
}

const KINDS: Record<string, string> = {
  'send-mail': 'Enviar e-mail',
  'order-mails': 'Escrever e-mail de pedido',
  'password-reset': 'Escrever e-mail de nova senha',
  'password-changed': 'Avisar da troca de senha',
  'guessing-alarm': 'Escrever aviso de senhas erradas',
  'form-webhook': 'Avisar outro programa (formulário)',
  'deliver-webhook': 'Avisar outro programa (webhook)',
  'settle-payment': 'Acertar um pagamento',
  'test-gateway-call': 'Chamar o pagamento de teste',
  'fetch-product-picture': 'Buscar imagem de produto',
  'sweep-sessions': 'Limpeza de hora em hora',
  'picture-sizes': 'Preparar tamanhos de imagem',
  'forget-media-files': 'Apagar arquivos de mídia',
  'give-back': 'Devolver dinheiro',
  'expire-holds': 'Soltar reservas vencidas',
  'poll-payments': 'Perguntar por pagamentos',
  'import-products': 'Importar produtos',
  'export-products': 'Exportar produtos',
  'import-pictures': 'Buscar imagens da importação',
  backup: 'Backup',
}

/** What the work is, in the merchant's words where we have some. */
export const kindText = (kind: string) => KINDS[kind] ?? kind

/** Why it failed, without the name that programs give to such failures. */
export const reasonText = (error: string) => error.replace(/^(?:[A-Z]\w*Error|Error|PermanentFailure): /, '')

export const STATES: { status: JobRecord['status']; name: string }[] = [
  { status: 'dead', name: 'Falharam' },
  { status: 'waiting', name: 'Na fila' },
  { status: 'running', name: 'Em andamento' },
  { status: 'done', name: 'Feitas' },
]
