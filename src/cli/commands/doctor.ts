import { systemClock } from '#kit/clock.ts'
import { count } from '#kit/pt-br.ts'
import type { Command } from '../command.ts'
import { examine } from '../examine.ts'
import type { Finding } from '#ops/doctor/finding.ts'
import { readArguments } from '../read-arguments.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'Examina a loja e diz em palavras o que está errado e o que fazer.',
  usage: `Uso: npm run vitrine -- doctor

Não muda nada, e pode ser usado com a loja aberta. Termina com o código 1 quando algo está errado.`,
  run: async (args, { config, say, answer }) => {
    readArguments({ args, options: {} })
    const findings = await examine({ readConfig: config, say, now: systemClock.now })
    const wrong = findings.reduce((sum, { problems }) => sum + problems.length, 0)
    const verdict = wrong === 0 ? 'Tudo em ordem.' : `${count(wrong, 'problema encontrado', 'problemas encontrados')}.`
    answer([...findings.flatMap(linesOf), '', verdict], { ok: wrong === 0, checks: findings.map(factsOf) })
    return wrong === 0 ? 0 : 1
  },
}

function linesOf({ question, problems, skipped }: Finding): string[] {
  if (skipped !== undefined) return [`–  ${question} Não perguntado: ${skipped}.`]
  if (problems.length === 0) return [`✓  ${question}`]
  return [`✗  ${question}`, ...problems.map((problem) => `     ${problem}`)]
}

const factsOf = ({ id, question, problems, skipped }: Finding) => ({
  id,
  question,
  status: skipped !== undefined ? 'skipped' : problems.length === 0 ? 'ok' : 'problem',
  problems,
})
