import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '../picture.tsx'
import { text } from './text.ts'

type Props = {
  picture: PictureFile | undefined
  sizes: string
  title: string
  showsPlay: boolean
  /** Named in the corner: a press would lead to somebody else's player. */
  host: string | undefined
}

/** What is seen of a video before it plays. Without a picture of the merchant's, its title on the shop's own cloth. */
export function Poster({ picture, sizes, title, showsPlay, host }: Props) {
  return (
    <>
      {picture ? <Picture picture={picture} sizes={sizes} alt="" className="player-poster" /> : null}
      <span className={picture ? 'screen-reader-text' : 'player-cloth'}>
        <span className="screen-reader-text">{text.watch(title !== '')} </span>
        {title}
      </span>
      {showsPlay && (
        <span className="elementor-custom-embed-play" aria-hidden="true">
          <svg viewBox="0 0 24 24">
            <path d="M8.5 5.5v13l10-6.5z" />
          </svg>
        </span>
      )}
      {host !== undefined && <span className="player-host">{host}</span>}
    </>
  )
}
