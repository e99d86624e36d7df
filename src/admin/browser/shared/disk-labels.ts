import { formatNumber } from '#kit/pt-br.ts'

export type SystemStatus = {
  disk: 'ok' | 'low' | 'full'
  free_mb: number
  database: 'ok' | 'full' | 'read-only'
  storage?: 'ok' | 'unreachable' | 'refused' | 'no-bucket'
  guessing?: boolean
  /** Orders and customers that never were stand among its own. */
  examples?: boolean
}
/** 'away': the shop answers, its database does not. 'busy': it has too much to do just now to answer anything. */
export type Seen = SystemStatus | 'away' | 'busy' | undefined
export type Warning = { severity: 'error' | 'warning'; title: string; advice: string }

const MAKE_ROOM =
  'Libere espaço no disco do servidor (backups antigos, já guardados em outro lugar, são um bom começo) ou aumente o disco.'

const STORAGE_TITLES = {
  unreachable: 'O armazenamento de arquivos não está respondendo.',
  refused: 'O armazenamento de arquivos recusou a chave da loja.',
  'no-bucket': 'O armazenamento de arquivos não tem mais o espaço (bucket) da loja.',
}

/** What whoever runs the shop must know and do, the gravest first; nothing while all is well. */
export function warningOf(seen: Seen): Warning | undefined {
  if (seen === undefined) return undefined
  if (seen === 'away')
    return {
      severity: 'error',
      title: 'A loja está sem contato com o banco de dados.',
      advice:
        'Nada do que for feito agora fica gravado. Ela volta sozinha assim que o banco responder; se demorar mais de um minuto, veja o PostgreSQL e o espaço em disco do servidor.',
    }
  if (seen === 'busy')
    return {
      severity: 'warning',
      title: 'A loja está com mais movimento do que consegue atender.',
      advice:
        'Quem chega agora é convidado a tentar de novo em alguns segundos, e o que você enviou também. Se isso se repetir, dê mais processadores ou memória ao servidor.',
    }
  if (seen.database === 'full')
    return {
      severity: 'error',
      title: 'O banco de dados não consegue gravar: o disco está cheio.',
      advice: `Visitantes veem a loja, mas ninguém consegue comprar. ${MAKE_ROOM} As vendas voltam sozinhas.`,
    }
  if (seen.database === 'read-only')
    return {
      severity: 'error',
      title: 'O banco de dados está aceitando só leitura.',
      advice:
        'Visitantes veem a loja, mas ninguém consegue comprar. Se há uma troca de servidor em andamento, espere que termine; se não, peça a quem cuida do PostgreSQL que libere a gravação.',
    }
  if (seen.disk === 'full')
    return {
      severity: 'error',
      title: `O disco da loja está cheio: restam ${formatNumber(seen.free_mb)} MB.`,
      advice: `Imagens e backups não podem ser guardados, e as vendas podem parar a qualquer momento. ${MAKE_ROOM}`,
    }
  if (seen.storage !== undefined && seen.storage !== 'ok')
    return {
      severity: 'error',
      title: STORAGE_TITLES[seen.storage],
      advice:
        'A loja continua vendendo, mas algumas imagens podem não aparecer, e não dá para enviar nem baixar arquivos. Nada se perdeu: quem cuida do servidor deve conferir o armazenamento e STORAGE_URL, e tudo volta sozinho.',
    }
  if (seen.disk === 'low')
    return {
      severity: 'warning',
      title: `O disco da loja está quase cheio: restam ${formatNumber(seen.free_mb)} MB.`,
      advice: `Sem espaço ninguém consegue comprar. ${MAKE_ROOM}`,
    }
  if (seen.guessing)
    return {
      severity: 'warning',
      title: 'Alguém está tentando adivinhar senhas na sua loja.',
      advice:
        'Houve muitas senhas erradas em poucos minutos. As tentativas já estão sendo freadas e ninguém foi bloqueado. Confira se todos da equipe usam a verificação em duas etapas e se as senhas não são usadas em outros sites.',
    }
  return undefined
}
