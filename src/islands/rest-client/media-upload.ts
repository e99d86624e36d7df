import { readAnswer, throwAnswer } from './answer.ts'
import type { ApiCall, Middleware, Next } from './contract.ts'
import { troubleOf } from './text.ts'

/** A photo whose sizes can't be made this often will not have them. */
export const POST_PROCESS_TRIES = 5

const isUpload = ({ method, path, url }: ApiCall) =>
  method?.toUpperCase() === 'POST' && /\/wp\/v2\/media\/?(\?|$)/.test(path ?? url ?? '')

/** A server that fails while it makes a picture's sizes has the picture already: it is asked to go on, and at last to forget it. */
export const mediaUpload: Middleware = async (call, next) => {
  if (!isUpload(call)) return await next(call)
  const { parse } = call
  try {
    return await readAnswer((await next({ ...call, parse: false })) as Response, parse)
  } catch (failure) {
    if (!(failure instanceof Response)) throw failure
    const id = failure.headers.get('x-wp-upload-attachment-id') ?? ''
    if (failure.status < 500 || !/^\d+$/.test(id)) return await throwAnswer(failure, parse)
    const answer = await postProcess(id, next)
    if (answer) return await readAnswer(answer, parse)
    throw parse === false ? failure : troubleOf('post_process')
  }
}

async function postProcess(id: string, next: Next): Promise<Response | undefined> {
  const path = `/wp/v2/media/${id}`
  for (let tries = 0; tries < POST_PROCESS_TRIES; tries++) {
    try {
      const data = { action: 'create-image-subsizes' }
      return (await next({ path: `${path}/post-process`, method: 'POST', data, parse: false })) as Response
    } catch {
      // Tried again at once: the server goes on where it stopped.
    }
  }
  // Nobody waits for it: what the shopper of the moment needs to know is that it failed.
  void next({ path: `${path}?force=true`, method: 'DELETE' }).catch(() => undefined)
  return undefined
}
