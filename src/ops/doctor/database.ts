import { sql } from 'kysely'
import { VITRINE } from '../vitrine-command.ts'
import { readMigrations } from '#db/migrate.ts'
import { migrationState } from '#db/migration-state.ts'
import type { Finding } from './finding.ts'
import { loadQuestions } from './load-questions.ts'
import type { Patient } from './question.ts'

const OLDEST_POSTGRES = 15
/** Nonces and sales begin and end by the clock; people notice a difference longer than this. */
const CLOCK_TOLERANCE_SECONDS = 5

/** The database from the outside in: the server, the tables, and then what stands in them. */
export async function examineDatabase({ now, ...patient }: Patient & { now: () => number }): Promise<Finding[]> {
  const migrations = await examineMigrations(patient)
  const findings = [await examineServer(patient), await examineClock(patient, now), await examineExtensions(patient), migrations]
  for (const question of await loadQuestions()) {
    if (migrations.problems.length === 0) findings.push(await question.ask(patient))
    else
      findings.push({
        id: question.id,
        question: question.question,
        problems: [],
        skipped: 'o banco não está na versão desta Vitrine',
      })
  }
  return findings
}

async function examineServer({ db }: Patient): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const { version } = rows[0]!
  const tooOld = Number.parseInt(version, 10) < OLDEST_POSTGRES
  return {
    id: 'database',
    question: `O banco responde (PostgreSQL ${version})?`,
    problems: tooOld ? [`O PostgreSQL ${version} é antigo demais: atualize para o ${OLDEST_POSTGRES} ou mais novo.`] : [],
  }
}

async function examineClock({ db }: Patient, now: () => number): Promise<Finding> {
  const before = now()
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const skewSeconds = Math.round(Math.abs(rows[0]!.ms - (before + now()) / 2) / 1000)
  const problem = `Os relógios deste computador e do banco diferem em ${skewSeconds} segundos: ligue o acerto automático (NTP) nos dois.`
  return {
    id: 'clock',
    question: 'O relógio deste computador é o do banco?',
    problems: skewSeconds > CLOCK_TOLERANCE_SECONDS ? [problem] : [],
  }
}

async function examineExtensions({ db }: Patient): Promise<Finding> {
  const wanted = [
    ...new Set(
      readMigrations().flatMap(({ sql: text }) =>
        [...text.matchAll(/create extension (?:if not exists )?"?(\w+)/gi)].map(([, name]) => name!),
      ),
    ),
  ]
  const { rows } = await sql<{ name: string }>`select name from pg_available_extensions`.execute(db)
  const available = new Set(rows.map(({ name }) => name))
  return {
    id: 'extensions',
    question: 'O servidor tem as extensões de que a loja precisa?',
    problems: wanted
      .filter((name) => !available.has(name))
      .map((name) => `Falta a extensão ${name}: instale-a no servidor PostgreSQL ou peça ao serviço de hospedagem.`),
  }
}

async function examineMigrations({ db }: Patient): Promise<Finding> {
  const { pending, unknown, changed } = await migrationState(db)
  return {
    id: 'migrations',
    question: 'O banco está na versão desta Vitrine?',
    problems: [
      ...(pending.length > 0 ? [`Faltam migrações (${pending.join(', ')}): rode ${VITRINE} migrate`] : []),
      ...(unknown.length > 0
        ? [`O banco tem migrações de uma versão mais nova (${unknown.join(', ')}): use essa versão da Vitrine.`]
        : []),
      ...(changed.length > 0
        ? [`Arquivos de migrações já aplicadas mudaram (${changed.join(', ')}): devolva o conteúdo original deles.`]
        : []),
    ],
  }
}
