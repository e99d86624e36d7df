import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process of another user counts: being refused means that it is there. So does one that has ended and waits to be noted. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const isAlive = (pid: number) => exists(pid) && !hasEnded(pid)

/** When the process began, in a form only fit for comparing: a number is given to another process sooner or later, this mark is not. */
export function startMark(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return `${bootId}/${statFields(pid)[19]}`
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** The whole command line of a process; undefined where it cannot be told. */
export function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

function hasEnded(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return statFields(pid)[0] === 'Z'
  } catch {
    return false
  }
}

/** The fields of /proc/<pid>/stat from the state on: the name before them is in brackets and may hold spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
