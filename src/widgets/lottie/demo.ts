import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'O vaso da loja, ao aparecer',
    settings: {
      title: 'Um vaso de barro do qual nascem folhas',
      caption: 'Cada peça leva um ramo do quintal.',
      loop: 'yes',
      number_of_times: 2,
      max_width: 320,
    },
  },
  {
    title: 'Acompanha a rolagem',
    settings: { trigger: 'bind_to_scroll', max_width: 240, title: 'Folhas que se abrem' },
  },
  {
    title: 'Responde ao mouse e volta',
    settings: {
      trigger: 'on_hover',
      on_hover_out: 'reverse',
      play_speed: 1.6,
      max_width: 200,
      custom_link: { url: '/loja/' },
      title: 'Ver a loja',
    },
  },
] satisfies Demo[]
