-- The search keys of the newsroom tell 2002 from 202 now (`folding.ts`): adds the words with a repeated digit to what was indexed before.
CREATE FUNCTION pg_temp.with_repeated_digit(texts text) RETURNS tsvector LANGUAGE plpgsql AS $$
DECLARE
  found tsvector := '';
  word text;
  sound text[];
BEGIN
  FOR word IN
    SELECT DISTINCT match[1]
    FROM regexp_matches(lower(translate(texts, '૦૧૨૩૪૫૬૭૮૯', '0123456789')), '([a-z0-9]*([0-9])\2[a-z0-9]*)', 'g') AS match
  LOOP
    FOREACH sound SLICE 1 IN ARRAY ARRAY[
      ['x', 'ks'], ['jn', 'gn'], ['q|ck|c(?!h)', 'k'], ['chh?', 'c'], ['ph', 'f'], ['w', 'v'], ['z', 'j'], ['([bcdgjkpst])h', '\1'],
      ['ee|ii|y', 'i'], ['oo|uu', 'u'], ['[ei]+', 'i'], ['[ou]+', 'u'], ['m(?=[bfpsv])', 'n'], ['(?<=.)a', ''], ['([^0-9])\1+', '\1']
    ] LOOP
      word := regexp_replace(word, sound[1], sound[2], 'g');
    END LOOP;
    found := found || array_to_tsvector(ARRAY[left(word, 200)]);
  END LOOP;
  RETURN found;
END $$;--> statement-breakpoint
UPDATE "stories" SET "keys" = "keys" || pg_temp.with_repeated_digit("headline") WHERE "headline" ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "topics" SET "keys" = "keys" || pg_temp.with_repeated_digit(concat_ws(' ', "name", "name_en", "slug")) WHERE concat("name", "name_en", "slug") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "pictures" SET "search" = "search" || pg_temp.with_repeated_digit(concat_ws(' ', "alt", "credit", "rights", "file_name")) WHERE concat("alt", "credit", "rights", "file_name") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "galleries" SET "search" = "search" || pg_temp.with_repeated_digit(concat_ws(' ', "title", "deck")) WHERE concat("title", "deck") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "videos" SET "search" = "search" || pg_temp.with_repeated_digit(concat_ws(' ', "title", "deck")) WHERE concat("title", "deck") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "web_stories" SET "search" = "search" || pg_temp.with_repeated_digit(concat_ws(' ', "title", "description")) WHERE concat("title", "description") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
UPDATE "classified_ads" SET "search" = "search" || pg_temp.with_repeated_digit(concat_ws(' ', "title", "body")) WHERE concat("title", "body") ~ '[0-9૦-૯]{2}';--> statement-breakpoint
DROP FUNCTION pg_temp.with_repeated_digit(text);
