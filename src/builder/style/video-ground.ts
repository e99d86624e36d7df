import { part, type StyleControl, type StylePart } from './control.ts'

/** The rules that a video behind a container needs: only containers with one have them. */
const whileVideo = (css: string): StyleControl => ({
  keys: ['background_video_link'],
  css: (value) => (value('background_background') === 'video' ? css : ''),
  state: 'normal',
  fields: {},
})

const PLACE = '&>shop-island>.elementor-background-video-container'
/** The middle of what is larger than the box on one side, whatever the box's ratio is. */
const COVERING = 'position:absolute;inset-block-start:50%;inset-inline-start:50%;translate:-50% -50%;border:0;pointer-events:none'

/** The video fills the container under its veil and its content; a button stops it. */
export const videoGround: StylePart[] = [
  part('Fundo', PLACE, whileVideo('position:absolute;inset:0;overflow:hidden;container-type:size;border-radius:inherit')),
  part('Fundo', `${PLACE}>video`, whileVideo('position:absolute;inline-size:100%;block-size:100%;object-fit:cover')),
  part('Fundo', `${PLACE}>iframe`, whileVideo(`${COVERING};inline-size:max(100%,177.78cqh);block-size:max(100%,56.25cqw)`)),
  part(
    'Fundo',
    `${PLACE}+button`,
    whileVideo(
      'position:absolute;z-index:3;inset-block-end:8px;inset-inline-end:8px;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:50%;background:#000a;cursor:pointer',
    ),
  ),
  part(
    'Fundo',
    `${PLACE}+button::before`,
    whileVideo(
      'content:"";display:block;margin:auto;inline-size:5px;block-size:16px;border:solid #fff;border-width:0 4px;box-sizing:content-box',
    ),
  ),
  part(
    'Fundo',
    `${PLACE}[data-state=paused]+button::before`,
    whileVideo('inline-size:0;block-size:0;border:solid #0000;border-width:9px 0 9px 15px;border-inline-start-color:#fff'),
  ),
  part('Fundo', ':where(&>:not(picture,shop-island))', whileVideo('position:relative;z-index:1')),
]
