import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Uma publicação da loja', settings: { post_url: 'https://www.facebook.com/casaaroeira.example/posts/10158' } },
  {
    title: 'Um vídeo, com legendas',
    settings: {
      type: 'video',
      video_url: 'https://www.facebook.com/casaaroeira.example/videos/20471/',
      video_show_captions: 'yes',
      show_text: '',
    },
  },
  {
    title: 'O comentário de uma cliente',
    settings: {
      type: 'comment',
      comment_url: 'https://www.facebook.com/casaaroeira.example/posts/10158?comment_id=3318',
      include_parent: 'yes',
    },
  },
] satisfies Demo[]
