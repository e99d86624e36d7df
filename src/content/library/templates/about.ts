import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import aboutNumbers from '../sections/about/numbers.ts'
import aboutStory from '../sections/about/story.ts'
import aboutTeam from '../sections/about/team.ts'
import aboutValues from '../sections/about/values.ts'
import galleryCarousel from '../sections/gallery/carousel.ts'
import heroesPhotoRight from '../sections/heroes/photo-right.ts'
import linksClosing from '../sections/links/closing.ts'

export default definePage({
  title: 'Sobre a loja',
  words: 'quem somos história institucional',
  order: 50,
  draw: (shop) => [
    heroesPhotoRight.draw(shop, { isFirst: true }),
    aboutStory.draw(shop, BELOW),
    aboutNumbers.draw(shop, BELOW),
    aboutValues.draw(shop, BELOW),
    aboutTeam.draw(shop, BELOW),
    galleryCarousel.draw(shop, BELOW),
    linksClosing.draw(shop, BELOW),
  ],
})
