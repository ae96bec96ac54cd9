import { getOpenBoardWallMutationKey, openBoardWall } from '@jianwei/api-client/board/board';
import { logout } from '@jianwei/api-client/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetWallToken, keepWallToken, readWallToken } from '../../parts/session/wall-session.ts';

const QUIET = { suppress: true } as const;

async function openWall(): Promise<string> {
  const kept = readWallToken();
  if (kept !== undefined) return kept;
  const { token } = await openBoardWall(QUIET);
  keepWallToken(token);
  return token;
}

/**
 * The session that a wall reads the board with: it may rest, and reads nothing else. Without one (a back end that has none) the board
 * is read as its user, until that session ends.
 */
export function useWallSession(isWall: boolean) {
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: getOpenBoardWallMutationKey(),
    queryFn: openWall,
    enabled: isWall,
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (!isWall) return undefined;
    return () => {
      const token = readWallToken();
      forgetWallToken();
      client.removeQueries({ queryKey: getOpenBoardWallMutationKey() });
      // One that is not ended here ends by itself.
      if (token !== undefined) logout({ ...QUIET, token }).catch(() => undefined);
    };
  }, [isWall, client]);
  return { token: isWall ? data : undefined, isOpening: isWall && isPending };
}
