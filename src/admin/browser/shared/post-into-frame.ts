import { restNonce } from './rest-nonce.ts'

/** Has the shop draw something into a frame, by its name. A form tells it: a page of the shop comes with its own policy. */
export async function postIntoFrame(target: string, action: string, fields: Record<string, string>): Promise<void> {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, target, hidden: true })
  for (const [name, value] of Object.entries({ nonce: await restNonce(), ...fields }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  form.remove()
}

/**
 * What stands in a frame: «empty» is the document that every frame begins with; undefined where nobody may look into it, as with a
 * page that refuses to stand in a frame.
 */
export function documentIn(frame: HTMLIFrameElement): Document | 'empty' | undefined {
  try {
    const found = frame.contentDocument ?? undefined
    return found?.URL === 'about:blank' ? 'empty' : found
  } catch {
    return undefined
  }
}
