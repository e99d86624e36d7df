import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CAPTCHA_FRAME, type OutsideCaptcha, RESPONSE_FIELD } from '#content/forms/contract.ts'
import { FORM_WORDS } from './text.ts'

type Word = { captcha?: string; token?: string }

/**
 * The place of an outside captcha: a frame of the shop's own in which the service's script runs by itself.
 * The frame comes only once the visitor uses the form; its token goes into the hidden field named "response".
 */
export function CaptchaFrame({ kind, fieldId }: { kind: OutsideCaptcha; fieldId: string }) {
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [open, setOpen] = useState(false)
  const token = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = (event: MessageEvent<Word>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      if (event.data.captcha !== kind || event.data.token === undefined || !token.current) return
      token.current.value = event.data.token
      setOpen(false)
    }
    // A challenge needs more room than its box: a click into the frame takes the focus out of the page.
    const look = () => setOpen(document.activeElement === frame.current)
    addEventListener('message', hear)
    addEventListener('blur', look)
    return () => {
      removeEventListener('message', hear)
      removeEventListener('blur', look)
    }
  }, [kind])
  return (
    <div className="elementor-captcha" id={`form-field-${fieldId}`} data-kind={kind} data-state={open ? 'open' : 'closed'}>
      {/* Without a value of React's: a hidden input would be set back to it at every drawing. */}
      <input type="hidden" name={RESPONSE_FIELD} ref={token} />
      {awake && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; the services refuse to work in a sandbox
        <iframe ref={frame} title={FORM_WORDS.captchaFrame} src={`${CAPTCHA_FRAME}?kind=${kind}`} />
      )}
    </div>
  )
}

const LONGEST_WAIT_MS = 8_000

/** The frame, which a form that has just woken up has not got yet. */
async function frameIn(box: Element): Promise<Window | undefined> {
  for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += 50) {
    const frame = box.querySelector('iframe')?.contentWindow
    if (frame) return frame
    await new Promise((next) => setTimeout(next, 50))
  }
  return undefined
}

/** reCAPTCHA v3 has nothing to click: it runs when the form is sent, and the form waits for its token for a while. */
export async function runInvisibleCaptcha(form: HTMLFormElement): Promise<void> {
  const box = form.querySelector('[data-kind="recaptcha_v3"]')
  const field = box?.querySelector('input')
  const frame = box && (await frameIn(box))
  if (!frame || !field) return
  field.value = ''
  const ask = () => frame.postMessage({ execute: 'recaptcha_v3' }, location.origin)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, LONGEST_WAIT_MS)
    function done() {
      clearTimeout(timer)
      removeEventListener('message', hear)
      resolve()
    }
    function hear(event: MessageEvent<Word & { ready?: boolean }>) {
      if (event.source !== frame || event.origin !== location.origin) return
      if (event.data.ready) ask()
      if (event.data.token === undefined) return
      field!.value = event.data.token
      done()
    }
    addEventListener('message', hear)
    ask()
  })
}
