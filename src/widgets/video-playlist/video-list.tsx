import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import { pageOf } from '#ui/player/video-source.ts'
import { clockOf, type Listed, whereTo } from './playlist.ts'
import { text } from './text.ts'

export type ListedVideo = Omit<Listed, 'pictureId'> & { picture: PictureFile | undefined }
export type Shows = { count: boolean; durations: boolean; pictures: boolean }

type Props = {
  title: string
  sections: { title: string; videos: ListedVideo[] }[]
  shows: Shows
  current: number
  /** Somebody has begun to watch: the current one is what plays. */
  plays: boolean
  onPlay: (index: number) => void
}

/** The list beside the player, by sections that fold. Arrows walk it. */
export function VideoList({ title, sections, shows, current, plays, onPlay }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const videos = sections.flatMap((section) => section.videos)
  const seconds = videos.reduce((sum, video) => sum + (video.seconds ?? 0), 0)
  const walk = (event: KeyboardEvent) => {
    // Those in a folded section can't be seen, so they are not walked to.
    const links = [...(list.current?.querySelectorAll<HTMLElement>('details[open] a, ol:not(details > ol) a') ?? [])]
    const from = links.findIndex((one) => one === document.activeElement)
    const to = from < 0 ? undefined : whereTo(event.key, from, links.length)
    if (to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  }
  const row = (video: ListedVideo) => (
    <Row key={video.index} video={video} shows={shows} isCurrent={video.index === current} plays={plays} onPlay={onPlay} />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its links have the focus; the keys only walk between them
    <div className="playlist-side e-tabs-items-wrapper" ref={list} onKeyDown={walk}>
      <div className="playlist-head">
        <h3 className="e-tabs-title">{title}</h3>
        {shows.count && (
          <p>
            {text.count(videos.length)}
            {shows.durations && seconds > 0 && ` · ${text.minutes(seconds)}`}
          </p>
        )}
      </div>
      {sections.map((section) =>
        section.title === '' ? (
          <ol key="">{section.videos.map(row)}</ol>
        ) : (
          <details key={section.videos[0]!.index} open>
            <summary className="e-section-title">{section.title}</summary>
            <ol>{section.videos.map(row)}</ol>
          </details>
        ),
      )}
    </div>
  )
}

type RowProps = { video: ListedVideo; shows: Shows; isCurrent: boolean; plays: boolean; onPlay: (index: number) => void }
function Row({ video, shows, isCurrent, plays, onPlay }: RowProps) {
  const { index, title, source, picture, seconds } = video
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPlay(index)
  }
  return (
    <li>
      <a
        className="e-tab-title"
        href={pageOf(source)}
        aria-current={isCurrent ? 'true' : undefined}
        data-elementor-open-lightbox="no"
        onClick={play}
      >
        {shows.pictures && picture ? (
          <Picture picture={picture} sizes="96px" alt="" />
        ) : (
          <span className="playlist-number" aria-hidden="true">
            {index + 1}
          </span>
        )}
        <span className="playlist-name">
          {title || text.untitled(index + 1)}
          {isCurrent && plays && <small>{text.playing}</small>}
        </span>
        {shows.durations && seconds !== undefined && <time dateTime={`PT${seconds}S`}>{clockOf(seconds)}</time>}
      </a>
    </li>
  )
}
