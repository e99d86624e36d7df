import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#src/config.ts'
import { ONLY_FOR_BROWSERS } from '../deploy/image/server-packages.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from '../tools/process-memory.mjs'

type Service = {
  image?: string
  build?: string
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  networks?: string[]
  read_only?: boolean
  cap_drop?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
}
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: object
  networks: object
}

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const dockerfile = read('Dockerfile')
const unit = read('deploy/systemd/vitrine.service')
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const shops = Object.entries(compose.services).filter(([name]) => /^(shop-\d|worker)$/.test(name))

const pairs = (text: string, line: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(line)].flatMap(([, said]) => said!.split(' ').map((pair) => pair.split('=') as [string, string])),
  )
const imageEnv = pairs(dockerfile, /^ENV (.+)$/gm)
const unitEnv = pairs(unit, /^Environment=(.+)$/gm)

test('every variable that is set for the shop is one that it reads', () => {
  const known = read('src/config.ts') + read('src/kit/telemetry-address.ts')
  const others = new Set(['NODE_ENV', ...Object.keys(MEMORY_ENV)])
  const named = [imageEnv, unitEnv, ...shops.map(([, { environment }]) => environment!)].flatMap((env) => Object.keys(env))
  const unknown = named.filter((name) => !others.has(name) && !known.includes(`'${name.replace(/_FILE$/, '')}'`))
  expect([unknown, named.length > 20]).toEqual([[], true])
})

test('what the operators’ table does not tell is read by nothing', () => {
  const table = read('docs/operations.md')
  const names = [...read('src/kit/telemetry-address.ts').matchAll(/'(OTEL_[A-Z_]+)'/g)].map(([, name]) => name!)
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

test('image, unit, proxy and monitoring mean the same ports and folders', () => {
  expect(readConfig(imageEnv)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data', testPayments: 'never' })
  expect(dockerfile).toMatch(/^VOLUME \/data$/m)
  expect(dockerfile).toMatch(/^EXPOSE 3000$/m)
  expect(readConfig(unitEnv)).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: '/var/lib/vitrine' })
  expect(unit).toMatch(/^StateDirectory=vitrine$/m)
  for (const [name, { volumes }] of shops) expect(volumes).toEqual([`${name}:/data`])
  expect(read('deploy/compose/Caddyfile')).toMatch(/reverse_proxy shop-1:3000 shop-2:3000 \{[^}]*health_uri \/readyz/)
  expect(shops.map(([, { environment }]) => environment!.ROLE)).toEqual(['web', 'web', 'worker'])
})

test('a process in the image runs as it does elsewhere, as nobody who may change it', () => {
  expect(read('deploy/image/vitrine')).toContain(MEMORY_FLAGS.join(' '))
  expect(imageEnv).toMatchObject(MEMORY_ENV)
  expect([...dockerfile.matchAll(/^USER (.+)$/gm)].at(-1)![1]).toBe('10001:10001')
  for (const [, { read_only, cap_drop }] of shops) expect([read_only, cap_drop]).toEqual([true, ['ALL']])
})

test('every file that the image is made of is there, and reaches the builder', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  const used = [...dockerfile.matchAll(/(?:\.\/|\/app\/|[ "])((?:deploy|tools)\/[\w./-]+)/g)].map(([, name]) => name!)
  expect([copied.length, used.length]).toEqual([3, 6])
  expect([...copied, ...used].filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name!)
  expect([...copied, ...used].filter((name) => name !== '.' && !kept.some((one) => `${name}/`.startsWith(`${one}/`)))).toEqual([])
})

test('the health check asks what the shop answers', async () => {
  expect(read('src/http/health.ts')).toContain("'/healthz'")
  let isHealthy = true
  const server = createServer((request, answer) => {
    answer.statusCode = request.url === '/healthz' && isHealthy ? 200 : 503
    answer.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) }
  const check = () =>
    new Promise((resolve) =>
      spawn(process.execPath, [join(ROOT, 'deploy', 'image', 'healthy.mjs')], { env }).once('close', (code) => resolve(code)),
    )
  expect(await check()).toBe(0)
  isHealthy = false
  expect(await check()).toBe(1)
  server.close()
  expect(await check()).toBe(1)
})

test('what a service of compose.yaml names is there, and who is waited for says how it is', () => {
  const named = Object.entries(compose.services)
  const isHealthy = (name: string) => compose.services[name]?.healthcheck !== undefined || shops.some(([shop]) => shop === name)
  const missing = named.flatMap(([name, { secrets = [], volumes = [], networks = [], depends_on = {} }]) => {
    const mounts = volumes.map((volume) => volume.split(':')[0]!)
    return [
      ...secrets.filter((one) => !(one in compose.secrets)),
      ...networks.filter((one) => !(one in compose.networks)),
      ...mounts.filter((one) => (one.startsWith('./') ? !existsSync(join(ROOT, one)) : !(one in compose.volumes))),
      ...Object.entries(depends_on)
        .filter(
          ([other, { condition }]) => !(other in compose.services) || (condition === 'service_healthy' && !isHealthy(other)),
        )
        .map(([other]) => other),
    ].map((one) => `${name}: ${one}`)
  })
  expect(missing).toEqual([])
  expect(named.filter(([, { image }]) => image === undefined).map(([name]) => name)).toEqual([])
  const used = new Set(named.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!)))
  expect(Object.keys(compose.volumes).filter((name) => !used.has(name))).toEqual([])
  expect(named.filter(([, { networks = [] }]) => networks.length === 0)).toEqual([])
})

test('there is no password in any of the files: each is a file of its own, made at random', () => {
  const script = read('deploy/compose/make-secrets.sh')
  const wanted = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets)
  expect(
    wanted.filter((name) => compose.secrets[name]?.file !== `./secrets/${name}` || !script.includes(`keep ${name} `)),
  ).toEqual([])
  const env = Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment))
  const secretive = env.filter(([name]) => /PASSWORD|SECRET|TOKEN|DATABASE_URL|STORAGE_URL/.test(name))
  expect(secretive.filter(([name, value]) => !name.endsWith('_FILE') || !value.startsWith('/run/secrets/'))).toEqual([])
  expect(read('.gitignore')).toContain('/secrets/')
})

test('what the image leaves out of its packages is loaded by browsers alone', () => {
  const forBrowsers =
    /(^|\/)(island\.tsx?|client\.ts)$|^src\/widgets\/[^/]+\/palette\.ts$|^src\/storefront\/runtime\/|^src\/admin\/browser\/|^src\/widgets\/lottie\/player\.ts$/
  const files = globSync(['src/**/*.{ts,tsx}', 'demo/**/*.ts', 'extensions/*/extension.ts', 'tools/*.mjs'], { cwd: ROOT })
  const loaded = files
    .filter((file) => !forBrowsers.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^(?!import type).*?\b(?:from|import\(|require\()\s*'((?:@[\w-]+\/)?[\w.-]+)/gm)].map(
        ([, name]) => `${name} ${file}`,
      ),
    )
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((one) => ONLY_FOR_BROWSERS.test(one.split(' ')[0]!))).toEqual([])
})
