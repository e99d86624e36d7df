import { useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { PLAIN } from '#ui/player/play-options.ts'
import { Player } from '#ui/player/player.tsx'
import { Notes } from './notes.tsx'
import { afterEnd } from './playlist.ts'
import { type ListedVideo, type Shows, VideoList } from './video-list.tsx'
import { text } from './text.ts'

type Props = {
  id: string
  title: string
  sections: { title: string; videos: ListedVideo[] }[]
  shows: Shows
  movesOn: boolean
}

/** One player and the list of what it can play. Links lead to the videos themselves where no script runs. */
function Playlist({ id, title, sections, shows, movesOn }: Props) {
  const videos = sections.flatMap((section) => section.videos)
  const [{ current, turn }, setPlace] = useState({ current: 0, turn: 0 })
  const video = videos[current]!
  const play = (index: number) => setPlace({ current: index, turn: turn + 1 })
  const moveOn = () => {
    const next = afterEnd(current, videos.length, movesOn)
    if (next !== undefined) play(next)
  }
  return (
    <>
      <div className="playlist-stage e-tabs-content-wrapper">
        <Player
          // Each turn is a new player: the one before lets go of its video.
          key={`player-${turn}`}
          source={video.source}
          options={PLAIN}
          title={video.title || text.untitled(current + 1)}
          poster={video.picture}
          sizes="(max-width: 1024px) 100vw, 800px"
          showsPlay
          covered
          preload="none"
          download={false}
          autoplay={{ on: false, onPhones: false }}
          begins={turn > 0}
          onEnded={moveOn}
        />
        <p className="screen-reader-text" aria-live="polite">
          {turn > 0 ? text.nowPlaying(video.title) : ''}
        </p>
        <Notes key={`notes-${current}`} id={id} notes={video.notes} />
      </div>
      <VideoList title={title} sections={sections} shows={shows} current={current} plays={turn > 0} onPlay={play} />
    </>
  )
}

// Not "interaction": a press on a link that still sleeps would leave the page.
export default defineIsland('video-playlist', 'visible', Playlist)
