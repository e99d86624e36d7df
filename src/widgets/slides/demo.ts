import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Destaques da estação',
    settings: {
      label: 'Destaques da estação',
      autoplay_speed: 6000,
      slides: [
        {
          heading: 'A mesa posta de domingo',
          description: 'Pratos de barro, guardanapos de linho e a jarra que passa de mão em mão.',
          button_text: 'Ver a mesa',
          link: { url: '/categoria-produto/cozinha-e-mesa/' },
          background_image: { id: 10 },
        },
        {
          heading: 'Linho que amacia com o tempo',
          description: 'Lençóis e mantas tecidos em Resende Costa.',
          button_text: 'Ver os têxteis',
          link: { url: '/categoria-produto/texteis/' },
          background_image: { id: 9 },
          background_overlay: 'light',
          horizontal_position: 'end',
        },
        {
          heading: 'Luz baixa, conversa longa',
          description: 'Velas de cera de abelha e luminárias de palha.',
          button_text: 'Ver a decoração',
          link: { url: '/categoria-produto/decoracao/' },
          background_image: { id: 6 },
          horizontal_position: 'center',
        },
      ],
    },
  },
  {
    title: 'Avisos que desvanecem, só com pontos',
    settings: {
      label: 'Avisos da loja',
      transition: 'fade',
      transition_speed: 600,
      navigation: 'dots',
      infinite: '',
      slides_height: 280,
      slides: [
        {
          heading: 'Frete grátis acima de R$ 299',
          description: 'Para todo o Brasil, em caixa sem plástico.',
          background_color: 'night',
        },
        { heading: 'Sete dias para se arrepender', description: 'A devolução é por nossa conta.', background_color: 'accent' },
        {
          heading: 'Oficina aberta aos sábados',
          description: 'Venha ver o forno ser aceso.',
          background_color: 'brand',
          button_text: 'Como chegar',
          link: { url: '/contato/' },
        },
      ],
    },
  },
  {
    title: 'Uma história, no passo de quem lê',
    settings: {
      label: 'Do barreiro ao forno',
      autoplay: '',
      infinite: '',
      slides_height: 360,
      slides_title_tag: 'h3',
      slides: [
        {
          heading: '1. O barro descansa',
          description: 'Uma semana coberto, para a água se espalhar.',
          horizontal_position: 'center',
        },
        {
          heading: '2. A mão levanta a parede',
          description: 'Sem torno: rolos finos, um sobre o outro.',
          horizontal_position: 'center',
        },
        { heading: '3. O seixo alisa', description: 'A pedra do rio fecha os poros.', horizontal_position: 'center' },
        {
          heading: '4. O forno decide',
          description: 'Doze horas de lenha, e nenhuma peça igual.',
          horizontal_position: 'center',
        },
      ],
    },
  },
] satisfies Demo[]
