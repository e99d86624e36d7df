-- A video among the pictures of a product: on YouTube or Vimeo, or a file of the shop's own; empty: none.
alter table products add video_url text not null default '' check (length(video_url) <= 300);
