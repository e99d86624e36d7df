import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import heroesPhotoCover from '../sections/heroes/photo-cover.ts'
import launchComing from '../sections/launch/coming.ts'
import launchCountdown from '../sections/launch/countdown.ts'
import launchWaitingList from '../sections/launch/waiting-list.ts'
import questionsFaq from '../sections/questions/faq.ts'

export default definePage({
  title: 'Lançamento',
  words: 'coleção contagem lista de espera',
  order: 80,
  draw: (shop) => [
    heroesPhotoCover.draw(shop, { isFirst: true }),
    launchCountdown.draw(shop, BELOW),
    launchComing.draw(shop, BELOW),
    launchWaitingList.draw(shop, BELOW),
    questionsFaq.draw(shop, BELOW),
  ],
})
