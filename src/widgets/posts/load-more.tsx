import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { fetchNextPage } from './next-page.ts'

export type LoadMoreProps = {
  id: string
  page: number
  maxPage: number
  /** Empty on the last page. */
  nextUrl: string
  infinite: boolean
  buttonText: string
  endText: string
  spinner: 'circle' | 'dots' | 'none'
}

/** The way on to more posts: they are fetched and put under those that are there. Without scripts it is a link to the next page. */
export function LoadMore({ id, page, maxPage, nextUrl, infinite, buttonText, endText, spinner }: LoadMoreProps) {
  const [place, setPlace] = useState({ page, nextUrl })
  const [loading, setLoading] = useState(false)
  const busy = useRef(false)
  const anchor = useRef<HTMLDivElement>(null)
  const next = place.nextUrl
  const isEnd = place.page >= maxPage || next === ''

  const load = async (url: string) => {
    // A second press, or a second sight of the end, changes nothing while the first is on its way.
    if (busy.current || isEnd) return
    busy.current = true
    setLoading(true)
    try {
      const more = await fetchNextPage(url, id)
      if (!(more.page > place.page)) throw new Error(`The page ${url} does not go on.`)
      const list = document.querySelector(`[data-id="${id}"] .elementor-posts-container`)
      list?.append(...more.articles)
      document.dispatchEvent(new Event('elementor/lazyload/observe'))
      setPlace({ page: more.page, nextUrl: more.nextUrl })
      // The button goes with the last page: the keyboard goes on with the first post that came.
      if (more.page >= maxPage && !infinite)
        more.articles[0]?.querySelector<HTMLElement>('h2 a, h3 a, h4 a')?.focus({ preventScroll: true })
    } catch {
      // Nothing else may happen: the posts that are there stay, and the next press tries again.
      console.warn('Something went wrong.')
    } finally {
      busy.current = false
      setLoading(false)
    }
  }
  const seen = useEffectEvent((url: string) => void load(url))
  useEffect(() => {
    const end = anchor.current
    if (!infinite || isEnd || !end) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && seen(next), {
      rootMargin: '200px 0px',
    })
    observer.observe(end)
    return () => observer.disconnect()
    // Each page begins to watch anew: an end that is still in sight asks for the next one.
  }, [infinite, isEnd, next])

  const press = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void load(next)
  }
  return (
    <div className="load-more" data-state={loading ? 'loading' : isEnd ? 'end' : 'idle'}>
      <div
        ref={anchor}
        className="e-load-more-anchor"
        data-page={place.page}
        data-max-page={maxPage}
        data-next-page={next || undefined}
      />
      {!isEnd && (
        <div className={`elementor-button-wrapper${infinite ? ' load-more-by-scroll' : ''}`}>
          <a
            href={next}
            rel="next"
            // A press that comes before the script is kept for it, as for every button.
            role="button"
            className="elementor-button button"
            data-look="outline"
            aria-disabled={loading}
            onClick={press}
            onKeyDown={(event) => event.key === ' ' && press(event)}
          >
            {buttonText}
          </a>
        </div>
      )}
      {spinner !== 'none' && <div className="e-load-more-spinner" data-look={spinner} hidden={!loading} />}
      <p className="e-load-more-message" role="status">
        {loading ? <span className="screen-reader-text">Carregando mais…</span> : isEnd && maxPage > 1 ? endText : ''}
      </p>
    </div>
  )
}
