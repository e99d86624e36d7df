import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor seconds that a process has used, all its threads together; undefined where the system does not tell. */
export function cpuSeconds(pid: number): number | undefined {
  const fields = statFields(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Processor milliseconds that a process has used, all its threads together, to the microsecond; undefined where the system does not tell. */
export function processCpuMs(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const parts = readdirSync(`/proc/${pid}/task`).map(
    (thread) => textOf(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ', 1)[0],
  )
  return parts.reduce((sum, nanoseconds) => sum + Number(nanoseconds ?? 0) / 1e6, 0)
}

/** Processor milliseconds that the children of a process have used, to the microsecond; undefined where the system does not tell. */
export function childrenCpuMs(pid: number): number | undefined {
  const parts = childrenOf(pid).map((one) => textOf(`/proc/${one}/schedstat`)?.split(' ', 1)[0])
  return parts.length > 0 ? parts.reduce((sum, nanoseconds) => sum + Number(nanoseconds ?? 0) / 1e6, 0) : undefined
}

/** Processor milliseconds of a process and its children with all their threads, to the microsecond; what ended meanwhile is not in it. */
export function treeCpuMs(pid: number): number | undefined {
  const parts = [pid, ...childrenOf(pid)].map(processCpuMs)
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined
}

/**
 * Processor milliseconds of a process and its children with all their threads, also of children that ended meanwhile; undefined
 * where the system does not tell. Exact to a hundredth of a second for each process.
 */
export function familyCpuMs(pid: number): number | undefined {
  const own = statFields(pid)
  if (!own) return undefined
  const ticks = (fields: string[] | undefined, places: number[]) =>
    places.reduce((sum, place) => sum + Number(fields?.[place] ?? 0), 0)
  const alive = childrenOf(pid).reduce((sum, child) => sum + ticks(statFields(child), [11, 12]), 0)
  return ((ticks(own, [11, 12, 13, 14]) + alive) / TICKS_PER_SECOND) * 1000
}

/** Resident memory of a process in megabytes; undefined where the system does not tell. */
export const memoryMegabytes = (pid: number) => read(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m)

/** Memory of a process and its children but for one of them, with what they share counted once. */
export function familyMegabytes(pid: number, without?: number): number | undefined {
  const parts = [pid, ...childrenOf(pid).filter((child) => child !== without)].map((one) =>
    read(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+) kB/m),
  )
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined
}

function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((one) => Number(statFields(one)?.[1]) === pid)
}

/** The fields after the name, which stands in brackets and may hold spaces. */
function statFields(pid: number): string[] | undefined {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function read(path: string, kilobytes: RegExp): number | undefined {
  const found = kilobytes.exec(textOf(path) ?? '')?.[1]
  return found === undefined ? undefined : Number(found) / 1024
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended meanwhile, or this system has no /proc.
    return undefined
  }
}
