import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aRunFolder } from './run-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** It needs no user namespaces. */
const ENV = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

export type ImageFacts = {
  User: string
  Env: string[]
  Entrypoint: string[]
  Cmd: string[]
  ExposedPorts: object
  Volumes: object
  Healthcheck: { Test: string[] }
}

/**
 * Builds the Dockerfile with buildah, on a Debian that debootstrap makes here: nothing is fetched from a registry of images. Where it installs and
 * builds there are also this Node and the npm of this machine.
 */
export function createImageBuilder() {
  const folder = aRunFolder()
  const npmrc = join(folder, 'npmrc')
  const base = join(folder, 'debian')
  const buildah = (...args: string[]) =>
    run('buildah', ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), ...args])
  const makeBase = () => {
    run('debootstrap', ['--variant=minbase', 'trixie', base])
    const name = buildah('from', 'scratch')
    buildah('copy', '-q', name, base, '/')
    buildah('config', '--env', `PATH=${PATH}`, name)
    buildah('commit', '-q', '--rm', name, 'localhost/debian')
    rmSync(base, { recursive: true })
  }
  const makeBuilder = () => {
    const name = buildah('from', '--pull-never', 'localhost/debian')
    buildah('copy', '-q', name, process.execPath, '/usr/local/bin/node')
    buildah('copy', '-q', name, join(run('npm', ['root', '-g']), 'npm'), '/usr/local/lib/node_modules/npm')
    buildah('run', name, '--', 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm')
    // Between this machine and the packages may stand a proxy with a certificate of its own.
    if (existsSync(CERTIFICATES)) {
      writeFileSync(npmrc, `cafile=${CERTIFICATES}\n`)
      buildah('copy', '-q', name, CERTIFICATES, CERTIFICATES)
      buildah('copy', '-q', name, npmrc, '/root/.npmrc')
    }
    buildah('commit', '-q', '--rm', name, 'localhost/builder')
  }
  return {
    /** Answers what the image says of itself. */
    build: (): ImageFacts => {
      makeBase()
      makeBuilder()
      const bases = ['--build-arg', 'BASE=localhost/debian', '--build-arg', 'BUILDER=localhost/builder']
      // What was fetched once is not fetched again.
      const cache = run('npm', ['config', 'get', 'cache'])
      mkdirSync(cache, { recursive: true })
      buildah(
        'build',
        '--pull-never',
        '--layers=false',
        '--format',
        'docker',
        ...bases,
        '--volume',
        `${cache}:/root/.npm`,
        '-t',
        'localhost/vitrine',
        ROOT,
      )
      return (JSON.parse(buildah('inspect', '--type', 'image', 'localhost/vitrine')) as { Docker: { config: ImageFacts } }).Docker
        .config
    },
    /** The files of an image, in a folder. */
    open: (image: 'vitrine' | 'debian'): string => buildah('mount', buildah('from', '--pull-never', `localhost/${image}`)),
    close: () => {
      buildah('rm', '--all')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { env: ENV, cwd: ROOT, encoding: 'utf8', maxBuffer: 1024 ** 3 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${`${stdout}\n${stderr}`.slice(-4_000)}`)
  return stdout.trim()
}

type Inside = { root: string; data: string; facts: ImageFacts; env?: Record<string, string> }

/** Begins a program in the image as `compose.yaml` does: nothing but /data and /tmp can be written, no capabilities, none to be had. */
export function beginInside({ root, data, facts, env = {} }: Inside, command: readonly string[]) {
  const script = `
    mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
    mount --bind "$DATA" "$ROOT/data" && mount -t tmpfs tmpfs "$ROOT/tmp"
    mount --rbind /proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev"
    exec chroot "$ROOT" setpriv --reuid ${facts.User.replace(':', ' --regid ')} --clear-groups --bounding-set=-all --no-new-privs env -i "$@"`
  const pairs = [...facts.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  return spawn('unshare', ['--mount', 'sh', '-ec', script, 'sh', ...pairs, ...command], {
    env: { ...process.env, ROOT: root, DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What a program in the image answers. */
export const askInside = (inside: Inside, command: readonly string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = beginInside(inside, command)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    child.once('close', (code) => resolve({ code, said }))
  })

/** The megabytes of all files below a folder. */
export const megabytesOf = (folder: string) => Number(run('du', ['-sm', '--apparent-size', folder]).split('\t', 1)[0])

export const idOf = (root: string, user: string) =>
  new RegExp(`^${user}:[^:]*:(\\d+):(\\d+):`, 'm').exec(readFileSync(join(root, 'etc', 'passwd'), 'utf8'))?.slice(1, 3)
