import { useEffect, useRef, useState } from 'react'
import { whenContactAllowed, mayContact, sayYesForAll } from '#islands/outside-consent.ts'
import { Icon } from '../icon.tsx'
import { FACEBOOK } from './facebook-address.ts'
import { loadFacebook } from './sdk.ts'
import { FacebookSketch } from './sketch.tsx'
import { asksFor, text } from './text.ts'

export type PluginProps = {
  /** Facebook's name for it: «like», «comments», «post», «page»… */
  kind: string
  /** Its own settings, as Facebook's script reads them. */
  attributes: Record<string, string>
  config: { lang: string; app_id: string }
  title: string
  /** Where the same is found on Facebook itself. */
  link: { href: string; label: string }
  /** In the builder nothing is fetched from outside. */
  rests: boolean
}
type State = 'waiting' | 'asking' | 'loading' | 'shown' | 'failed'

/** A plugin of Facebook's. Until the visitor allows it, and where it can't come, a card with a link stands in its place. */
export function FacebookPlugin({ kind, attributes, config, title, link, rests }: PluginProps) {
  const [state, setState] = useState<State>('waiting')
  const [tries, setTries] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rests) return
    let isHere = true
    const go = (to: State) => isHere && setState(to)
    const begin = () => {
      go('loading')
      loadFacebook(config)
        .then((facebook) => isHere && box.current && facebook.XFBML.parse(box.current, () => go('shown')))
        .catch((problem: unknown) => {
          go('failed')
          console.warn(problem)
        })
    }
    if (!mayContact(FACEBOOK)) setState('asking')
    const forget = whenContactAllowed(FACEBOOK, begin)
    return () => {
      isHere = false
      forget()
    }
    // The settings of one plugin never change while it stands; another try is another beginning.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries])

  return (
    <div className="facebook-plugin" data-state={state} data-kind={kind} aria-busy={state === 'loading'}>
      {state !== 'shown' && (
        <div className="facebook-card">
          <FacebookSketch kind={kind} attributes={attributes} />
          <Icon name="facebook" filled />
          <div>
            <strong>{title}</strong>
            <p role="status">{wordsOf(state, kind)}</p>
          </div>
          <div className="facebook-ways">
            {state === 'asking' && (
              <button type="button" className="button" onClick={() => sayYesForAll(FACEBOOK)}>
                {text.allow}
              </button>
            )}
            {state === 'failed' && (
              <button type="button" className="button" data-look="outline" onClick={() => setTries(tries + 1)}>
                {text.again}
              </button>
            )}
            <a className="facebook-link" href={link.href} target="_blank" rel="noopener nofollow">
              {link.label} <span className="screen-reader-text">{text.newTab}</span>
            </a>
          </div>
        </div>
      )}
      <div className="facebook-place" ref={box}>
        <div className={`elementor-facebook-widget fb-${kind}`} {...attributes} />
      </div>
    </div>
  )
}

function wordsOf(state: State, kind: string) {
  if (state === 'asking') return asksFor(kind)
  return state === 'loading' ? text.loading : state === 'failed' ? text.failed : ''
}
