import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import { type DoseInput, dispenseText, doseText } from '#contract/prescriptions/dose.ts';
import type { Favorites } from '#contract/prescriptions/prescriptions.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { failureText, loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { type Ordered, doseSent, drugSent } from './prescription-form.ts';
import { changeFavorites, favoritesQuery } from './queries.ts';
import { drugTitle } from '../../lib/drug-title.ts';

type Favorite = Favorites['favorites'][number];
type Sent = BodyInputOf<'prescriptions.changeFavorites'>['favorites'][number];

/** The favorites as sent; undefined if one has words that only a newer server knows, which a change would lose. */
function sentOf(favorites: readonly Favorite[]): Sent[] | undefined {
  const sent = favorites.flatMap(({ drug, dose: given }) => {
    const dose = doseSent(given);
    return dose === undefined ? [] : [{ drug: drugSent(drug), dose }];
  });
  return sent.length === favorites.length ? sent : undefined;
}
/** Favorites with the same key are equal. */
const keyOf = ({ drug, dose }: Sent): string =>
  JSON.stringify([drug.ingredientId, drug.text, drug.form, drug.strength, doseText(dose, 'en'), dispenseText(dose, 'en')]);

/** Replaces the favorites. If another tab changed them, the refused change shows the current ones. */
function useFavoritesChange(done: () => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeFavorites,
    onSuccess: (favorites) => {
      queryClient.setQueryData(favoritesQuery.queryKey, favorites);
      toast.success(done());
    },
    onError: () => queryClient.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  });
}

/** What the user prescribes often, to choose from or to remove. */
export function FavoriteList({ onChoose }: { onChoose: (favorite: Ordered) => void }) {
  const { data, error, refetch } = useQuery(favoritesQuery);
  const removing = useFavoritesChange(() => m.favoriteRemoved());
  if (error !== null && data === undefined) return <Failure text={loadFailureText(error, m.favoritesFailed())} onRetry={refetch} />;
  if (data === undefined || data.favorites.length === 0) return null;
  const { version, favorites } = data;
  const sent = sentOf(favorites);
  return (
    <section className="grid gap-2" aria-labelledby="favorites">
      <h3 id="favorites" className="font-semibold">
        {m.favoritesTitle()}
      </h3>
      <Lines>
        {favorites.map((favorite, index) => {
          const { drug, doseText: text } = favorite;
          return (
            <li key={[drug.name.en, drug.form?.id, drug.strength, text.en].join(' ')} className="flex items-center justify-between gap-3">
              <button type="button" className="min-h-11 min-w-0 flex-1 text-start wrap-anywhere" onClick={() => onChoose(favorite)}>
                <bdi className="block font-semibold">{drugTitle(drug.name, drug.strength)}</bdi>
                <span className="text-muted">{said(text)}</span>
              </button>
              {sent !== undefined && (
                <IconButton
                  aria-label={m.favoriteRemove({ name: said(drug.name) })}
                  aria-disabled={removing.isPending}
                  onClick={() => !removing.isPending && removing.mutate({ version, favorites: sent.toSpliced(index, 1) })}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          );
        })}
      </Lines>
      {removing.isError && <Notice>{failureText(removing.error, m.favoritesChangeFailed())}</Notice>}
    </section>
  );
}

interface SaveFavoriteProps {
  readonly drug: Sent['drug'];
  /** Undefined while it is incomplete. */
  readonly dose: DoseInput | undefined;
  /** Says what is wrong with the dose. */
  readonly onIncomplete: () => void;
}

/** Adds the medicine with its dose to the user's favorites, or shows that it is already one. */
export function SaveFavorite({ drug, dose, onIncomplete }: SaveFavoriteProps) {
  const { data } = useQuery(favoritesQuery);
  const saving = useFavoritesChange(() => m.favoriteSaved());
  const favorites = data && sentOf(data.favorites);
  if (data === undefined || favorites === undefined) return null;
  if (dose !== undefined && favorites.some((one) => keyOf(one) === keyOf({ drug, dose })))
    return (
      <p className="text-muted">
        <Bookmark size={16} aria-hidden="true" className="me-1 inline-block" />
        {m.favoriteIs()}
      </p>
    );
  const save = (): void => {
    if (dose === undefined) onIncomplete();
    else if (!saving.isPending) saving.mutate({ version: data.version, favorites: [...favorites, { drug, dose }] });
  };
  return (
    <>
      <Button className="justify-self-start" aria-disabled={saving.isPending} onClick={save}>
        <Bookmark aria-hidden="true" />
        {m.favoriteSave()}
      </Button>
      {saving.isError && <Notice>{failureText(saving.error, m.favoritesChangeFailed())}</Notice>}
    </>
  );
}
