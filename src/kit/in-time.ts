/** What the work answers, or an error once so much time has passed. The work itself goes on; nobody waits for it. */
export async function inTime<T>(ms: number, work: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([Promise.resolve().then(work), late])
  } finally {
    clearTimeout(timer)
  }
}
