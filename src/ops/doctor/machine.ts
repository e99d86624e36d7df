import { findBinaries } from '#postgres/binaries.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Config } from '#src/config.ts'
import type { Finding } from './finding.ts'

const OLDEST_NODE = 24

/** The computer and what runs on it. */
export function examineMachine(databaseUrl: string | undefined): Finding[] {
  const { node } = process.versions
  const tooOld = Number(node.split('.')[0]) < OLDEST_NODE
  return [
    {
      id: 'node',
      question: `Este Node serve (${node} em ${process.platform} ${process.arch})?`,
      problems: tooOld
        ? [`O Node ${node} é antigo demais: use o ${OLDEST_NODE} ou mais novo, ou rode pelo npm, que traz o certo.`]
        : [],
    },
    {
      id: 'platform',
      question: 'Há um PostgreSQL para esta loja?',
      problems: databaseUrl === undefined ? sentenceOf(findBinaries) : [],
    },
  ]
}

/** What can be wrong although every value can be read. */
export function examineConfig({ shopUrl, trustProxy, host }: Config): Finding {
  const problems: string[] = []
  if (shopUrl.startsWith('https:') && trustProxy.length === 0) {
    problems.push(
      'SHOP_URL é https, então há um proxy na frente da loja, mas TRUST_PROXY está vazio: todos os visitantes parecem um só. Ponha nele o endereço do proxy.',
    )
  }
  if (shopUrl.startsWith('http:') && !/^(127\.|localhost$|::1$)/.test(host)) {
    problems.push(
      'A loja atende a rede sem https: senhas passam à vista. Ponha um proxy com TLS na frente e o endereço https em SHOP_URL.',
    )
  }
  return { id: 'config', question: 'A configuração está certa?', problems }
}

function sentenceOf(trial: () => unknown): string[] {
  try {
    trial()
    return []
  } catch (error) {
    if (error instanceof OperatorError) return [error.message]
    throw error
  }
}
