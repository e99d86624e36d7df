import { useEffect, useRef } from 'react'

type Props = { notice: string; allow: string; onAllow: () => void; link: { href: string; label: string; newTab: string } }

/** Stands where something from outside would: says whose it is, and leaves the choice to the visitor. */
export function OutsideAsk({ notice, allow, onAllow, link }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // What was pressed is gone: the focus goes on to the question.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="outside-ask" role="group" aria-label={notice}>
      <p>{notice}</p>
      <button type="button" className="button" ref={button} onClick={onAllow}>
        {allow}
      </button>
      <a className="outside-link" href={link.href} target="_blank" rel="noopener">
        {link.label} <span className="screen-reader-text">{link.newTab}</span>
      </a>
    </div>
  )
}
