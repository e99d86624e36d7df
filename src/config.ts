import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { type EdgeAddress, edgeProblem } from '#kit/edge-address.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { readTelemetry, type TelemetryAddress } from '#kit/telemetry-address.ts'
import { readStorageAddress, type StorageAddress } from '#kit/storage-address.ts'

const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

export type Config = {
  port: number
  host: string
  /** The shop's public address, without a slash at the end. */
  shopUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** A pooler in front of it that lends connections for a transaction at a time; LISTEN, migrations and backups go past it. */
  databasePoolerUrl: string | undefined
  /** A replica of it, for reports, feeds, exports and lists of the workbench. */
  databaseReadUrl: string | undefined
  workers: number
  /** What the processes of this machine do: answer visitors, work through jobs and the clock's regular work, or both. */
  role: Role
  /** Off behind a PgBouncer that lends connections for a transaction at a time. */
  preparedStatements: boolean
  /** From the environment; otherwise one is kept in the data folder. */
  secret: string | undefined
  smtpUrl: string | undefined
  /** Where pictures, sold files, uploads, tables and backups are. */
  storage: StorageAddress
  /** Where they were, while they are carried over. */
  formerStorage: StorageAddress | undefined
  /** Memory of each process for pictures of a store. */
  storageCacheMb: number
  demo: boolean
  /** Where the test provider is: in every shop, in the demo shop alone, or nowhere. */
  testPayments: 'always' | 'demo' | 'never'
  logLevel: string
  /** Addresses or ranges of proxies whose X-Forwarded-* headers are believed. */
  trustProxy: string[]
  rateLimits: boolean
  metricsToken: string | undefined
  /** A cache in front of the shop that is told what changed. */
  edge: EdgeAddress | undefined
  /** Seconds for which the port stays open, not ready any more, before the shop closes. */
  closingNotice: number
  /** Packages, or folders by their whole path, that hold extensions besides those beside the shop. */
  extensions: string[]
  extensionsFolder: string
  /** Where OpenTelemetry's traces and metrics go. */
  telemetry: TelemetryAddress | undefined
}

const EXTENSIONS_FOLDER = join(import.meta.dirname, '..', 'extensions')
const POSTGRES = ['postgres:', 'postgresql:']
/** What holds secrets: each may also be `NAME_FILE`, the path of a file that holds it. */
const MAY_BE_FILES = new Set([
  'SECRET',
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_READ_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'EDGE_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment once. Every wrong value is named in one message, so that a person mends all of them at once. */
export function readConfig(env: Record<string, string | undefined>, isTerminal = process.stdout.isTTY): Config {
  const problems: string[] = []
  const said = (name: string) => (env[name] === undefined || env[name].trim() === '' ? undefined : env[name].trim())
  // What a container or systemd hands over as a file does not stand in the environment, which other programs can read.
  const fromFile = (name: string) => {
    const path = said(`${name}_FILE`)
    if (path === undefined) return undefined
    if (said(name) !== undefined) problems.push(`${name} e ${name}_FILE não servem juntos: deixe só um deles.`)
    try {
      return readFileSync(path, 'utf8').trim() || undefined
    } catch {
      problems.push(`${name}_FILE não serve: o arquivo ${path} não pode ser lido.`)
      return undefined
    }
  }
  const value = (name: string) => (MAY_BE_FILES.has(name) ? fromFile(name) : undefined) ?? said(name)

  const whole = (name: string, bounds: { min: number; max: number; fallback: number }) => {
    const text = value(name)
    if (text === undefined) return bounds.fallback
    const read = Number(text)
    if (/^\d+$/.test(text) && read >= bounds.min && read <= bounds.max) return read
    problems.push(`${name}=«${text}» não serve: use um número inteiro de ${bounds.min} a ${bounds.max}.`)
    return bounds.fallback
  }
  const oneOf = <T extends string>(name: string, options: readonly T[], fallback: T): T => {
    const text = value(name) ?? fallback
    const found = options.find((option) => option === text)
    if (found !== undefined) return found
    problems.push(`${name}=«${text}» não serve: use ${options.join(', ')}.`)
    return fallback
  }
  const address = (name: string, protocols: string[]) => {
    const text = value(name)
    if (text === undefined) return undefined
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    // The value may hold a password, so it is not shown.
    problems.push(
      `${name} não serve: use um endereço que comece com ${protocols.map((protocol) => `${protocol}//`).join(' ou ')}.`,
    )
    return undefined
  }

  const port = whole('PORT', { min: 0, max: 65_535, fallback: 3000 })
  const host = value('HOST') ?? '127.0.0.1'
  const shopUrl = address('SHOP_URL', ['http:', 'https:'])
  // The shop stands at the root of its address: links to a folder, or with a name and a password in them, would lead nowhere.
  if (shopUrl !== undefined && !/^https?:\/\/[^/?#@]+\/*$/i.test(shopUrl))
    problems.push('SHOP_URL não serve: use só o protocolo e o nome, como https://loja.com.br, sem pasta nem parâmetros.')
  const secret = value('SECRET')
  if (secret !== undefined && secret.length < 32) problems.push('SECRET não serve: use ao menos 32 caracteres.')
  const list = (name: string) =>
    (value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  const trustProxy = list('TRUST_PROXY')
  for (const proxy of trustProxy) {
    if (!ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy)) {
      problems.push(`TRUST_PROXY=«${proxy}» não serve: use endereços IP ou faixas como 10.0.0.0/8, separados por vírgula.`)
    }
  }

  const place = (name: string): StorageAddress | undefined => {
    const text = value(name)
    const read = text === undefined ? undefined : readStorageAddress(text)
    if (typeof read !== 'object' || !('problem' in read)) return read
    problems.push(`${name} não serve: ${read.problem}`)
    return undefined
  }

  const edgeUrl = value('EDGE_URL')
  const edge = edgeUrl === undefined ? undefined : { url: edgeUrl, token: value('EDGE_TOKEN') }
  const wrongEdge = edge && edgeProblem(edge)
  if (wrongEdge !== undefined) problems.push(wrongEdge)

  if (value('DATABASE_POOLER_URL') !== undefined && value('DATABASE_URL') === undefined)
    problems.push('DATABASE_POOLER_URL não serve sem DATABASE_URL: é o caminho direto, para avisos, migrações e cópias.')
  if (value('DATABASE_READ_URL') !== undefined && value('DATABASE_URL') === undefined)
    problems.push('DATABASE_READ_URL não serve sem DATABASE_URL: é uma réplica do banco que ele nomeia.')
  const ownUrl = (shopUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/+$/, '')
  const wantsTest = oneOf('TEST_PAYMENTS', ['on', 'off', 'demo'], 'demo')
  const config: Config = {
    port,
    host,
    shopUrl: ownUrl,
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    databaseUrl: address('DATABASE_URL', POSTGRES),
    databasePoolerUrl: address('DATABASE_POOLER_URL', POSTGRES),
    databaseReadUrl: address('DATABASE_READ_URL', POSTGRES),
    workers: whole('WORKERS', { min: 1, max: 64, fallback: 1 }),
    role: oneOf('ROLE', ROLES, 'all'),
    preparedStatements: oneOf('PREPARED_STATEMENTS', ['on', 'off'], 'on') === 'on',
    secret,
    storage: place('STORAGE_URL') ?? 'disk',
    formerStorage: place('STORAGE_FORMER_URL'),
    storageCacheMb: whole('STORAGE_CACHE_MB', { min: 1, max: 4_096, fallback: 64 }),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    demo: oneOf('DEMO', ['0', '1'], '1') === '1',
    testPayments: testPaymentsIn({ wanted: wantsTest, demo: value('DEMO'), shopUrl: ownUrl }),
    // A person at a terminal wants to hear of trouble only; a log collector wants every request.
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, isTerminal ? 'warn' : 'info'),
    trustProxy,
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    metricsToken: value('METRICS_TOKEN'),
    edge,
    closingNotice: whole('CLOSING_NOTICE', { min: 0, max: 30, fallback: 0 }),
    extensions: list('EXTENSIONS'),
    extensionsFolder: EXTENSIONS_FOLDER,
    telemetry: readTelemetry(value, (sentence) => problems.push(sentence)),
  }
  if (problems.length > 0) throw new OperatorError([...new Set(problems)].join('\n'))
  return config
}

/**
 * Nobody's real shop may take money that is none. Without a word of the operator the test provider is there only in the demo shop, and
 * only while that is tried on one's own computer.
 */
function testPaymentsIn({ wanted, demo, shopUrl }: { wanted: string; demo: string | undefined; shopUrl: string }) {
  if (wanted !== 'demo') return wanted === 'on' ? 'always' : 'never'
  if (demo !== undefined) return demo === '1' ? 'demo' : 'never'
  const host = new URL(shopUrl).hostname.replace(/^\[|\]$/g, '')
  const isHere = host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
  return isHere ? 'demo' : 'never'
}
