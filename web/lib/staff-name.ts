import { useQuery } from '@tanstack/react-query';
import { m } from '../i18n/paraglide/messages.js';
import { staffKeptMs, staffQuery } from './roster.ts';
import { said } from './said.ts';

/** The name of a staff member by account id; empty while the names are loading. */
export function useStaffName(): (userId: string) => string {
  const { data } = useQuery({ ...staffQuery, staleTime: staffKeptMs });
  return (userId) => {
    const member = data?.find(({ id }) => id === userId);
    return member === undefined ? (data === undefined ? '' : m.labSomebody()) : said(member.name);
  };
}
