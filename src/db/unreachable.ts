import { OperatorError } from '#kit/operator-error.ts'

/** The database does not answer. The message says where and what to do, and never holds the password. */
export class DatabaseUnreachable extends OperatorError {
  override name = 'DatabaseUnreachable'
}

/** The cause is not kept: a driver's error may carry the whole address. */
export function unreachable(error: unknown, where: string): DatabaseUnreachable {
  return new DatabaseUnreachable(`O banco de dados em ${where} não pôde ser usado: ${reason(error)}`)
}

function reason(error: unknown): string {
  const { code = '', message = '' } = first(error)
  const known = REASONS[code]
  if (known) return known
  if (/timeout/i.test(message)) return 'ele não respondeu em 3 segundos. Confira o endereço, a rede e o firewall.'
  if (/SASL|password/i.test(message)) return REASONS['28P01']!
  if (/SSL|certificate/i.test(message))
    return `a conexão segura falhou (${code || 'SSL'}). Confira o parâmetro sslmode de DATABASE_URL.`
  return `${code || 'erro desconhecido'}. Confira DATABASE_URL e o registro do servidor PostgreSQL.`
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nada está escutando nesse endereço. Inicie o servidor PostgreSQL ou corrija DATABASE_URL.',
  ENOENT: 'o soquete do servidor não existe. Inicie o servidor PostgreSQL ou corrija DATABASE_URL.',
  ENOTFOUND: 'esse nome de servidor não existe. Corrija DATABASE_URL.',
  EAI_AGAIN: 'o nome do servidor não pôde ser resolvido. Confira a rede e DATABASE_URL.',
  EHOSTUNREACH: 'não há caminho de rede até ele. Confira a rede e o firewall.',
  ETIMEDOUT: 'ele não respondeu a tempo. Confira o endereço, a rede e o firewall.',
  ECONNRESET: 'ele encerrou a conexão. Confira se é mesmo um PostgreSQL e se aceita conexões desta máquina.',
  ERR_INVALID_URL: 'o endereço em DATABASE_URL não é válido. Use postgres://usuario:senha@servidor:5432/banco.',
  '28P01': 'o usuário ou a senha não foi aceito. Corrija DATABASE_URL.',
  '28000': 'o servidor não aceita esse usuário desta máquina. Corrija DATABASE_URL ou o pg_hba.conf.',
  '3D000': 'o banco não existe nesse servidor. Crie-o (createdb) ou corrija DATABASE_URL.',
  '53300': 'o servidor já tem conexões demais. Aumente max_connections ou diminua o número de processos da loja.',
  '57P03': 'o servidor ainda está iniciando. Tente de novo em alguns segundos.',
}

/** A name with several addresses fails with one error for each. */
function first(error: unknown): { code?: string; message?: string } {
  const list = error instanceof AggregateError ? error.errors : [error]
  return (list[0] ?? {}) as { code?: string; message?: string }
}
