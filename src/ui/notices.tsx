import { createContext, use } from 'react'

type Notice = { kind: 'error' | 'success' | 'info'; text: string; link?: { url: string; label: string } }

const NONE: Notice[] = []

/** True on a page that has a widget for them: its own place for notices is not drawn then, since scripts fill every place they find. */
export const NoticesElsewhere = createContext(false)

/** A page's own place for notices, in the markup that scripts of this ecosystem look for; it stands also when there are none. */
export function NoticesWrapper({ notices }: { notices?: Notice[] }) {
  return use(NoticesElsewhere) ? null : <NoticesPlace notices={notices} />
}

/** The place itself, wherever it stands. */
export function NoticesPlace({ notices = NONE }: { notices?: Notice[] }) {
  return (
    <div className="woocommerce-notices-wrapper">
      <NoticeList notices={notices} />
    </div>
  )
}

/** The notices alone, for answers to scripts that have a place for them. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  const errors = notices.filter((notice) => notice.kind === 'error')
  return (
    <>
      {/* An alert is no list, so its lines are no list's items; each is a block of its own and is read as one. */}
      {errors.length > 0 && (
        <ul className="woocommerce-error" role="alert">
          {errors.map((notice) => (
            <li key={notice.text} role="none">
              <NoticeText notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {notices
        .filter((notice) => notice.kind !== 'error')
        .map((notice) => (
          <div
            key={notice.text}
            className={notice.kind === 'success' ? 'woocommerce-message' : 'woocommerce-info'}
            role={notice.kind === 'success' ? 'alert' : 'status'}
          >
            <NoticeText notice={notice} />
          </div>
        ))}
    </>
  )
}

function NoticeText({ notice: { text, link } }: { notice: Notice }) {
  return (
    <>
      {text}
      {link && (
        <>
          {' '}
          <a href={link.url} className={link.url.includes('undo_item') ? 'restore-item' : 'wc-forward'}>
            {link.label}
          </a>
        </>
      )}
    </>
  )
}
